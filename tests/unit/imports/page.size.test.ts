import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPage } from '#worker/modules/imports/source.page.ts'
import { startServer } from '../gateway/test.server.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer((request, response) => {
    const page = 'x'.repeat(request.url === '/small' ? 7_900_000 : 8_100_000)
    if (request.url === '/bomb')
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync(page))
    else response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
})
afterAll(() => server.stop())

const read = (path: string) => fetchPage({ FETCH_ALLOW: server.allow }, server.origin + path)

test('a page of up to 8 MB is read whole', async () => {
  expect((await read('/small')).text).toHaveLength(7_900_000)
})

test.each(['/large', '/bomb'])('a larger one is refused in these words, packed or not: %s', async (path) => {
  await expect(read(path)).rejects.toMatchObject({
    code: 'import.too_large',
    body: { msg: 'The page is larger than 8 MB, and no more is read.' },
  })
})
