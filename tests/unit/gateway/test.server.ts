import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

export async function startServer(handler: Handler) {
  const seen: Array<{ path: string; headers: IncomingMessage['headers']; method: string | undefined }> = []
  const server = createServer((request, response) => {
    seen.push({ path: request.url ?? '', headers: request.headers, method: request.method })
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = (server.address() as AddressInfo).port
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { origin: `http://127.0.0.1:${port}`, allow: `127.0.0.1:${port}`, seen, stop }
}
