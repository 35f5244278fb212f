import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
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

export type Fault = HostAnswer | 'cut' | 'closed'

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): HostAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/**
 * A service on loopback. `failNext` answers the next requests instead of it, and `failAfter` when it has done its work; null lets
 * one pass. What is `meanwhile` happens just before such a request is answered.
 */
export async function startHost(respond: (request: HostRequest) => HostAnswer | Promise<HostAnswer>) {
  const requests: HostRequest[] = []
  const before: (Fault | null)[] = []
  const after: (Fault | null)[] = []
  const meanwhile: ((() => void) | null)[] = []
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
      void answer(request, outgoing)
    })
  })
  async function answer(request: HostRequest, outgoing: ServerResponse): Promise<void> {
    meanwhile.shift()?.()
    const early = before.shift() ?? null
    const told = early ?? (await respond(request))
    const fault = early ?? after.shift() ?? null
    if (fault === 'closed' || early === 'cut') return void outgoing.destroy()
    const { status, headers = {}, body = '' } = fault !== null && fault !== 'cut' ? fault : (told as HostAnswer)
    if (fault !== 'cut') return void outgoing.writeHead(status, headers).end(body)
    outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
    outgoing.write(body.slice(0, Math.floor(body.length / 2)), () => outgoing.destroy())
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const origin = `http://${host}`
  return {
    origin,
    host,
    requests,
    failNext: (...faults: (Fault | null)[]) => void before.push(...faults),
    failAfter: (...faults: (Fault | null)[]) => void after.push(...faults),
    meanwhile: (...acts: ((() => void) | null)[]) => void meanwhile.push(...acts),
    calm: () => [before, after, meanwhile].forEach((queue) => void queue.splice(0)),
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

export type ServiceHost = Awaited<ReturnType<typeof startHost>>
