import { afterEach, expect, test, vi } from 'vitest'
import { bookmarkletScript } from '#web/features/import/bookmarklet.section.tsx'

const larder = 'https://larder.example'
const code = decodeURIComponent(bookmarkletScript(larder).slice('javascript:'.length))

/** Runs the bookmark as a browser does; returns the parts of the hash that it opens Larder's window with. */
function press(): string[] {
  const open = vi.fn(() => ({}))
  vi.stubGlobal('open', open)
  document.body.innerHTML = '<h1>Soup</h1>'
  // oxlint-disable-next-line no-eval
  void (0, eval)(code)
  const [[address = ''] = []] = open.mock.calls as unknown as string[][]
  return address.replace(`${larder}/receive#`, '').split('&')
}

afterEach(() => void vi.unstubAllGlobals())

test('every press has its own code and the address of its page', () => {
  const [first, address = ''] = press()
  const [second] = press()
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(second).not.toBe(first)
  expect(decodeURIComponent(address)).toBe(location.href)
})

test('the bookmarklet contains no secret, fetches nothing and stores nothing on the page', () => {
  expect(code).not.toMatch(
    /tda_|authorization|fetch|XMLHttp|localStorage|sessionStorage|cookie|createElement|import\(/i,
  )
})
