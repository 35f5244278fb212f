import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { gatewayFetch, type GatewayOptions } from '#worker/gateway/gateway-fetch.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import { startServer } from './test.server.ts'

type Server = Awaited<ReturnType<typeof startServer>>
let server: Server
let other: Server

beforeAll(async () => {
  other = await startServer((_, response) => response.end('other'))
  server = await startServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://x')
    const redirect = (to: string, status = 302) =>
      response.writeHead(status, { location: to, 'set-cookie': 'id=1' }).end()
    if (pathname === '/to') redirect(searchParams.get('url') ?? '', Number(searchParams.get('status') ?? 302))
    else if (pathname === '/loop') redirect('/loop')
    else if (pathname === '/hops') {
      const left = Number(searchParams.get('left'))
      if (left > 0) redirect(`/hops?left=${left - 1}`)
      else response.end('there')
    } else if (pathname === '/image') response.writeHead(200, { 'content-type': 'Image/JPEG; q=1' }).end('jpeg')
    else if (pathname === '/big') response.writeHead(200, { 'content-type': 'text/plain' }).end('x'.repeat(2_000))
    else if (pathname === '/endless') {
      const more = () => response.write('x'.repeat(1_000), () => (response.destroyed ? undefined : setImmediate(more)))
      more()
    } else if (pathname === '/bomb') {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000)))
    } else if (pathname === '/silent') return
    else if (pathname === '/slow') response.writeHead(200).write('first')
    else if (pathname === '/gone') response.writeHead(404, { 'content-type': 'text/html' }).end('<p>gone')
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>soup</p>')
  })
})
afterAll(async () => {
  await server.stop()
  await other.stop()
})
beforeEach(() => {
  server.seen.length = 0
  other.seen.length = 0
})

const get = (path: string, options: GatewayOptions = {}) =>
  gatewayFetch(server.origin + path, { allow: server.allow, ...options })
const reasonOf = async (answer: Promise<unknown>) => {
  const error = await answer.then(
    () => null,
    (refusal: unknown) => refusal,
  )
  expect(error).toBeInstanceOf(GatewayRefusal)
  return (error as GatewayRefusal).reason
}

describe('what comes back', () => {
  test('the body, its type and the final address', async () => {
    const answer = await get('/hops?left=2')
    expect(answer.text()).toBe('there')
    expect(answer.url).toBe(`${server.origin}/hops?left=0`)
    expect((await get('/')).type).toBe('text/html')
  })

  test('an error status is an answer, whatever its type', async () => {
    const answer = await get('/gone', { accept: ['image/*'] })
    expect(answer).toMatchObject({ status: 404, ok: false })
  })

  test('a type outside the caller’s list is refused', async () => {
    expect(await reasonOf(get('/', { accept: ['image/*'] }))).toBe('content_type')
    expect((await get('/image', { accept: ['image/*'] })).type).toBe('image/jpeg')
  })
})

describe('redirects', () => {
  test('five are followed, six are not', async () => {
    expect((await get('/hops?left=5')).text()).toBe('there')
    expect(await reasonOf(get('/hops?left=6'))).toBe('too_many_redirects')
    expect(await reasonOf(get('/loop'))).toBe('too_many_redirects')
  })

  test.each([
    ['http://127.0.0.1:1/', 'port'],
    ['http://169.254.169.254/latest/meta-data/', 'address_literal'],
    ['http://2130706433/', 'address_literal'],
    ['//[::1]/', 'address_literal'],
    ['http://localhost/', 'private_name'],
    ['https://metadata.google.internal/', 'private_name'],
    ['file:///etc/passwd', 'scheme'],
    ['http://user:pass@example.com/', 'userinfo'],
  ])('a hop to %s is refused', async (target, reason) => {
    expect(await reasonOf(get(`/to?url=${encodeURIComponent(target)}`))).toBe(reason)
  })

  test('a hop to another port of an allowed host is refused', async () => {
    expect(await reasonOf(get(`/to?url=${encodeURIComponent(other.origin)}`))).toBe('port')
    expect(other.seen).toEqual([])
  })

  test('a POST becomes a GET where browsers make it one, and stays one on 307', async () => {
    await get('/to?url=/x&status=303', { method: 'POST', body: 'a' })
    await get('/to?url=/x&status=307', { method: 'POST', body: 'a' })
    expect(server.seen.map((request) => request.method)).toEqual(['POST', 'GET', 'POST', 'POST'])
  })
})

describe('credentials', () => {
  test('cookies, forwarded headers and an Authorization among the headers are not sent', async () => {
    await get('/', {
      headers: { Cookie: 'a=1', authorization: 'Bearer x', 'X-Forwarded-For': '1.2.3.4', 'x-own': 'y' },
    })
    const headers = server.seen[0]?.headers
    expect(headers).toMatchObject({ 'x-own': 'y' })
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('x-forwarded-for')
  })

  test('a cookie set on one hop is not sent on the next', async () => {
    await get('/hops?left=1')
    expect(server.seen[1]?.headers).not.toHaveProperty('cookie')
  })

  test('an explicit Authorization does not follow a redirect to another origin', async () => {
    const allow = `${server.allow} ${other.origin}`
    await get(`/to?url=${encodeURIComponent(other.origin)}`, { allow, authorization: 'Bearer x' })
    expect(server.seen[0]?.headers).toMatchObject({ authorization: 'Bearer x' })
    expect(other.seen[0]?.headers).not.toHaveProperty('authorization')
  })
})

describe('caps', () => {
  test('an announced, an endless and a compressed body over the size are refused', async () => {
    expect(await reasonOf(get('/big', { maxBytes: 1_999 }))).toBe('too_large')
    expect((await get('/big', { maxBytes: 2_000 })).bytes).toHaveLength(2_000)
    expect(await reasonOf(get('/endless', { maxBytes: 50_000 }))).toBe('too_large')
    expect(await reasonOf(get('/bomb', { maxBytes: 50_000 }))).toBe('too_large')
  })

  test('silence before and within the answer runs into the time cap', async () => {
    expect(await reasonOf(get('/silent', { timeoutMs: 80 }))).toBe('timeout')
    expect(await reasonOf(get('/slow', { timeoutMs: 80 }))).toBe('timeout')
  })

  test('a host that does not answer is unreachable', async () => {
    expect(await reasonOf(gatewayFetch('http://127.0.0.1:1/', { allow: '127.0.0.1:1' }))).toBe('unreachable')
  })
})
