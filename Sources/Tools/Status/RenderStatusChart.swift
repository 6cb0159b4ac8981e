import Faults
import MCP
import StatusChart

extension LibraryTool {
  static let renderStatusChart = draws(
    "render_status_chart", title: "Draw the status chart",
    "Returns the status of the phone that reported last in words, with a line a day, and a PNG picture of it: home "
      + "allowance and focus of the last days. The words are complete without the picture. Use get_status for the "
      + "figures as data. Changes nothing.",
    scope: .status, input: [RenderStatusChart.days, RenderStatusChart.theme, StatusFields.device],
    RenderStatusChart.run)
}

private enum RenderStatusChart {
  static let days = Field.integer("days", in: 7...30, "7, 14 or 30; default 14.").optional
  static let theme = Field<ChartTheme>.choice("theme", "Default dark.").optional

  @Sendable static func run(_ call: ReadCall, _ pictures: PictureCache) throws -> [ContentBlock] {
    let dayCount = try call[days] ?? 14
    guard PhoneStatus.dayCounts.contains(dayCount) else {
      throw Faults("days", "is \(dayCount); it must be 7, 14 or 30")
    }
    let status = try PhoneStatus(
      call.library, call.account, device: call[StatusFields.device], dayCount: dayCount, now: call.now)
    let png = try pictures.png(ChartContent(status.shown), call[theme] ?? .dark, call.progress)
    return [.text(status.pictureText), .png(png)]
  }
}
