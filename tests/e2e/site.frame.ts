import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FramingSite {
  origin: string
  /** The site's page with what its owner pasted. */
  show: (code: string) => void
  close: () => void
}

/** Somebody's site on another origin than Larder's. */
export async function serveFramingSite(): Promise<FramingSite> {
  let body = ''
  const server = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="en"><title>Blog</title><h1>Blog</h1>${body}</html>`)
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (code) => {
      body = code
    },
    close: () => server.close(),
  }
}
