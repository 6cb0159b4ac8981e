/// What a colour is for.
package enum Role: CaseIterable, Sendable {
  case background, band
  case text, secondary
  case used, focus, over
  case baseline, grid, track
  case pill, pillText
  case chip, chipText
}
