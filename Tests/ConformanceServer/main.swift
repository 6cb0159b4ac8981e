import Access
import HTTP
import MCP
import Threads

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// ConformanceServer stdio            one client over standard input and output
// ConformanceServer serve [PORT]     streamable HTTP on 127.0.0.1; the URL is the first line of output

let arguments = Array(CommandLine.arguments.dropFirst())
let server = MCP.Server(ConformanceServer())

switch arguments.first {
case "stdio": StdioTransport(server: server, caller: Anyone()).run()
case "serve":
  signal(SIGPIPE, SIG_IGN)
  let port = arguments.dropFirst().first.flatMap { Int($0) } ?? 0
  let endpoint = HTTPEndpoint(server: server)
  let running = try HTTP.Server(HTTP.Server.Configuration(port: port)) { LoopbackRoutes(endpoint: endpoint, port: $0) }
  print("http://127.0.0.1:\(running.port)/mcp")
  fflush(nil)
  while true { pause() }
default:
  print("usage: ConformanceServer stdio | serve [PORT]")
  exit(2)
}
