/// The direction of an angle, without a mathematics library.
struct Turn {
  let cosine: Double
  let sine: Double

  init(degrees: Double) {
    // The series is exact to twelve digits within half a turn.
    let rest = degrees - (degrees / 360).rounded() * 360
    let angle = rest * .pi / 180
    var (term, cosine, sine) = (1.0, 1.0, 0.0)
    for power in 1...24 {
      term *= angle / Double(power)
      switch power % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
    }
    (self.cosine, self.sine) = (cosine, sine)
  }
}
