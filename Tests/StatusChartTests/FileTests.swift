import PNG
import Status
import StatusChart
import TestSupport
import Testing

struct FileTests {
  @Test func `the reference picture is a small file by palette that reads back as it was drawn`() throws {
    let drawing = ChartDrawing(ChartContent(StatusSummary(try StatusStates.input("running-session"))))
    let image = drawing.image(.dark)
    let file = drawing.png(.dark)
    let read = try StrictPNG(file.bytes)
    #expect((read.width, read.height) == (1_200, 750) && read.colorType == 3 && read.pixelsPerMetre == 5_669)
    #expect(read.pixels == image.pixels.map(\.value))
    #expect(read.palette.count <= 96)
    #expect(file.bytes.count <= 26_300)
  }

  @Test func `the same content is the same pixels each time`() throws {
    let content = ChartContent(StatusSummary(try StatusStates.input("stale")))
    #expect(ChartDrawing(content).image(.light) == ChartDrawing(content).image(.light))
  }
}
