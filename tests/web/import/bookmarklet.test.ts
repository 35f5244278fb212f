import { expect, test, vi } from 'vitest'
import { bookmarkletScript } from '#web/features/import/bookmarklet.script.ts'

const code = decodeURIComponent(bookmarkletScript('https://larder.example', 'tda_secret').slice('javascript:'.length))

async function press(answer: () => Promise<Response>) {
  const opened = { location: { href: '' } }
  const fetching = vi.fn(answer)
  vi.stubGlobal('fetch', fetching)
  vi.stubGlobal('open', () => opened)
  document.body.innerHTML = '<h1>Soup</h1>'
  // What a browser does with the address of a bookmark.
  // oxlint-disable-next-line no-eval
  await (0, eval)(code)
  vi.unstubAllGlobals()
  return { opened: opened.location.href, fetching }
}

test('it sends the page with its token and opens what came of it', async () => {
  const { opened, fetching } = await press(async () => Response.json({ id: 7 }, { status: 201 }))
  expect(opened).toBe('https://larder.example/import?bookmarklet_import=7')
  const [url, request] = fetching.mock.lastCall as unknown as [string, RequestInit]
  expect(url).toBe('https://larder.example/api/bookmarklet-import/')
  expect(request).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: { authorization: 'Bearer tda_secret' },
  })
  expect(JSON.parse(String(request.body))).toEqual({
    url: location.href,
    html: expect.stringContaining('<h1>Soup</h1>'),
  })
})

test.each([
  ['the page forbids to send', () => Promise.reject(new TypeError('blocked'))],
  ['the token is no longer good', async () => Response.json({}, { status: 403 })],
])('where %s, its address is handed over', async (_, answer) => {
  const { opened } = await press(answer)
  expect(opened).toBe(`https://larder.example/import?url=${encodeURIComponent(location.href)}`)
})

test('it loads nothing from anywhere and stores nothing on the page', () => {
  expect(code).not.toMatch(/localStorage|sessionStorage|cookie|createElement|import\(/)
})
