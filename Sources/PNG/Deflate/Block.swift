/// A part of the data that is written under codes of its own, in the form that is shortest.
struct Block {
  /// Where its tokens stand.
  let tokens: Range<Int>
  /// Where its bytes stand.
  let bytes: Range<Int>
  let histogram: Histogram
  private let form: Form
  /// The size in bits, without the padding of a stored block.
  let bitCount: Int

  private enum Form {
    case stored
    case fixed
    case dynamic(BlockCode, CodeDescription)
  }

  init(tokens: Range<Int>, bytes: Range<Int>, histogram: Histogram) {
    self.tokens = tokens
    self.bytes = bytes
    self.histogram = histogram
    let code = BlockCode(fitting: histogram)
    let description = CodeDescription(code)
    let dynamicBits = 3 + description.bitCount + code.bitCount(of: histogram)
    let fixedBits = 3 + BlockCode.fixed.bitCount(of: histogram)
    let storedBits = 8 * bytes.count + 40 * (bytes.count / Self.longestStored + 1)
    bitCount = min(dynamicBits, fixedBits, storedBits)
    form = storedBits == bitCount ? .stored : fixedBits == bitCount ? .fixed : .dynamic(code, description)
  }

  private static let longestStored = 65_535

  /// - Parameter isLast: whether it ends the stream.
  func write(_ all: [Token], of input: UnsafeBufferPointer<UInt8>, isLast: Bool, to writer: inout BitWriter) {
    switch form {
    case .stored:
      writeStored(input, isLast: isLast, to: &writer)
    case .fixed:
      writer.write(isLast ? 3 : 2, count: 3)
      Self.write(all[tokens], .fixed, to: &writer)
    case .dynamic(let code, let description):
      writer.write(isLast ? 5 : 4, count: 3)
      description.write(to: &writer)
      Self.write(all[tokens], code, to: &writer)
    }
  }

  private func writeStored(_ input: UnsafeBufferPointer<UInt8>, isLast: Bool, to writer: inout BitWriter) {
    var start = bytes.lowerBound
    repeat {
      let end = min(start + Self.longestStored, bytes.upperBound)
      writer.write(isLast && end == bytes.upperBound ? 1 : 0, count: 3)
      writer.alignToByte()
      writer.write(end - start, count: 16)
      writer.write(~(end - start) & 0xFFFF, count: 16)
      writer.append(input[start..<end])
      start = end
    } while start < bytes.upperBound
  }

  private static func write(_ tokens: ArraySlice<Token>, _ code: BlockCode, to writer: inout BitWriter) {
    let (literals, distances) = (code.literals, code.distances)
    for token in tokens {
      guard !token.isLiteral else {
        writer.write(literals.words[token.byte], count: Int(literals.lengths[token.byte]))
        continue
      }
      let symbol = Int(Alphabet.lengthSymbols[token.matchLength])
      writer.write(literals.words[symbol], count: Int(literals.lengths[symbol]))
      writer.write(token.matchLength - Alphabet.firstLength(of: symbol), count: Alphabet.lengthExtraBits(of: symbol))
      let far = Alphabet.distanceSymbol(token.distance)
      writer.write(distances.words[far], count: Int(distances.lengths[far]))
      writer.write(token.distance - Alphabet.firstDistance(of: far), count: Alphabet.distanceExtraBits(of: far))
    }
    writer.write(literals.words[Alphabet.endOfBlock], count: Int(literals.lengths[Alphabet.endOfBlock]))
  }
}
