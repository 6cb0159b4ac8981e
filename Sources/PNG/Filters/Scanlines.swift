/// The rows of a picture as PNG compresses them: each begins with the type of its filter (§7.2).
struct Scanlines {
  let bytes: [UInt8]
  /// The length of a row with its type byte.
  let stride: Int

  /// Every row as it is. For palette numbers nothing else is worth a try: they are names, not magnitudes, and a filter
  /// only hides that equal letters are equal bytes.
  init(unfiltered samples: [UInt8], rowLength: Int) {
    stride = rowLength + 1
    var rows: [UInt8] = []
    rows.reserveCapacity(samples.count / rowLength * stride)
    for start in Swift.stride(from: 0, to: samples.count, by: rowLength) {
      rows.append(Filter.none.rawValue)
      rows += samples[start..<start + rowLength]
    }
    bytes = rows
  }

  /// For each row the filter whose result has the smallest sum of magnitudes (§12.7), the first of equals.
  init(adaptivelyFiltered samples: [UInt8], rowLength: Int, bytesPerPixel: Int) {
    stride = rowLength + 1
    var rows: [UInt8] = []
    rows.reserveCapacity(samples.count / rowLength * stride)
    var above = [UInt8](repeating: 0, count: rowLength)[...]
    for start in Swift.stride(from: 0, to: samples.count, by: rowLength) {
      let row = samples[start..<start + rowLength]
      let filtered = Filter.allCases.map { Self.apply($0, to: row, above: above, bytesPerPixel: bytesPerPixel) }
      if let best = filtered.min(by: { $0.magnitude < $1.magnitude }) { rows += best.bytes }
      above = row
    }
    bytes = rows
  }

  /// A row under one filter, its type byte first, and the sum of its bytes' magnitudes as signed numbers.
  private static func apply(
    _ filter: Filter, to row: ArraySlice<UInt8>, above: ArraySlice<UInt8>, bytesPerPixel: Int
  ) -> (bytes: [UInt8], magnitude: Int) {
    var result = [filter.rawValue]
    result.reserveCapacity(row.count + 1)
    var magnitude = 0
    for offset in 0..<row.count {
      let (here, higher) = (row.startIndex + offset, above.startIndex + offset)
      let hasLeft = offset >= bytesPerPixel
      let guess = filter.prediction(
        left: hasLeft ? row[here - bytesPerPixel] : 0, above: above[higher],
        aboveLeft: hasLeft ? above[higher - bytesPerPixel] : 0)
      let rest = row[here] &- guess
      magnitude += Int(Int8(bitPattern: rest).magnitude)
      result.append(rest)
    }
    return (result, magnitude)
  }
}
