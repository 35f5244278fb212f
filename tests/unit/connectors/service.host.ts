import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HostRequest {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: string
}

export interface HostAnswer {
  status: number
  headers?: Record<string, string>
  body?: string
}

type Fault = HostAnswer | 'cut' | 'closed'

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): HostAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/** A service on loopback. `failNext` answers the next requests instead of it, and `failAfter` when it has done its work. */
export async function startHost(respond: (request: HostRequest) => HostAnswer) {
  const requests: HostRequest[] = []
  const before: Fault[] = []
  const after: Fault[] = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? '',
        url: new URL(incoming.url ?? '/', origin),
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      }
      requests.push(request)
      const early = before.shift()
      const answer = early ?? respond(request)
      const fault = early ?? after.shift()
      if (fault === 'closed') return outgoing.destroy()
      const { status, headers = {}, body = '' } = typeof fault === 'object' ? fault : (answer as HostAnswer)
      if (fault !== 'cut') return outgoing.writeHead(status, headers).end(body)
      outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
      outgoing.write(body.slice(0, Math.floor(body.length / 2)), () => outgoing.destroy())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `http://${host}`
  return {
    origin,
    host,
    requests,
    failNext: (...faults: Fault[]) => void before.push(...faults),
    failAfter: (...faults: Fault[]) => void after.push(...faults),
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type ServiceHost = Awaited<ReturnType<typeof startHost>>
