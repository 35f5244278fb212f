import { createServer } from 'node:http'
import { hostname } from 'node:os'
import { Miniflare } from 'miniflare'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../scripts/local/config.read.ts'
import { runtimeOptions } from '../../scripts/local/runtime-options.ts'
import { bundleWorker } from '../../scripts/local/bundle-worker.ts'

// A worker without the gateway: it shows where a connection may go under any name.
const script = `export default {
  async fetch(request) {
    const address = new URL(request.url).searchParams.get('to')
    try { return await fetch(address, { redirect: 'manual' }) } catch { return new Response('blocked', { status: 502 }) }
  }
}`

const asked: string[] = []
const target = createServer((request, response) => {
  asked.push(`${request.headers.host}${request.url}`)
  response.end('reached')
})
let port = 0
let runtime: Miniflare

beforeAll(async () => {
  port = await new Promise<number>((resolve) => {
    target.listen({ host: '::', port: 0 }, () => resolve((target.address() as { port: number }).port))
  })
  const egress = await bundleWorker('scripts/local/egress-worker.ts')
  runtime = new Miniflare(
    runtimeOptions({
      config: readConfig(),
      script,
      egress,
      host: '127.0.0.1',
      port: 0,
      persist: undefined,
      limited: false,
      mailer: undefined,
      variables: { FETCH_ALLOW: `http://allowed.localhost:${port} http://127.0.0.2:${port}` },
      logged: () => {},
    }),
  )
  await runtime.ready
})
afterAll(async () => {
  await runtime.dispose()
  target.close()
})

const answer = async (to: string) => {
  const response = await runtime.dispatchFetch(`http://larder.example/api/?to=${encodeURIComponent(to)}`)
  return `${response.status} ${await response.text()}`
}

it('a name that resolves to this machine is not fetched, nor any spelling of its address', async () => {
  const hosts = ['localhost', hostname(), '127.0.0.1', '127.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '[::]']
  for (const host of hosts) expect(await answer(`http://${host}:${port}/${host}`)).toMatch(/^5/)
  expect(asked).toEqual([])
})

it('an exempt origin is fetched, and only at its port', async () => {
  expect(await answer(`http://127.0.0.2:${port}/`)).toBe('200 reached')
  expect(asked).toEqual([`127.0.0.2:${port}/`])
})
