import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Answers all that it is asked by repeating it, with the status that `/status/401` has set. 307 leads elsewhere. */
    echoHost: string
    /** Where that leads; `/seen` tells what came. */
    elsewhereHost: string
  }
}

export default async function setup(project: TestProject) {
  const seen: string[] = []
  const elsewhere = await listen(async (request, response) => {
    if (request.url === '/seen') return void response.end(JSON.stringify(seen))
    seen.push(await said(request))
    response.end('{}')
  })
  let status = 400
  const echo = await listen(async (request, response) => {
    const [, wanted] = /^\/status\/(\d+)$/.exec(request.url ?? '') ?? []
    if (wanted) {
      status = Number(wanted)
      return void response.end()
    }
    const text = await said(request)
    const headers = { 'content-type': 'application/json', 'www-authenticate': request.headers.authorization ?? 'Basic' }
    if (status === 307) return void response.writeHead(307, { location: `${elsewhere.origin}${request.url}` }).end(text)
    response
      .writeHead(status, headers)
      .end(JSON.stringify({ error: { message: text, code: text }, error_summary: text }))
  })
  project.provide('echoHost', echo.origin)
  project.provide('elsewhereHost', elsewhere.origin)
  return () => {
    echo.close()
    elsewhere.close()
  }
}

/** All of a request: its address, headers and body. */
async function said(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return [request.method, request.url, JSON.stringify(request.headers), body].join(' ')
}

async function listen(answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo // It listens on a port.
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}
