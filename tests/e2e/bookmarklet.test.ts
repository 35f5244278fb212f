import { createServer, type Server } from 'node:http'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookmarkletScript } from '#web/features/import/bookmarklet.section.tsx'
import { makeAccount, type Account } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const html = readFileSync('tests/e2e/pages/summer-salad.html', 'utf8')
const rules: Record<string, Record<string, string>> = {
  '/open/': {},
  '/strict/': {
    'content-security-policy': "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  },
  '/apart/': { 'cross-origin-opener-policy': 'same-origin' },
}
let site: Server
let there = ''
const kitchen = openKitchen(async () => {
  site = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...rules[request.url ?? ''] }).end(html)
  })
  await new Promise<void>((done) => {
    site.listen(0, '127.0.0.1', done)
  })
  there = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  return { allowedOrigins: [there] }
})
let account: Account
beforeAll(async () => {
  account = await makeAccount(kitchen.origin())
})
afterAll(() => site.close())

async function press(page: Page): Promise<Page> {
  const code = decodeURIComponent(bookmarkletScript(kitchen.origin()).slice('javascript:'.length))
  const opened = page.context().waitForEvent('page')
  // The browser runs the code, as it does for a bookmark: the page might forbid it.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Runtime.evaluate', { expression: code, userGesture: true })
  return opened
}

test.each(['/open/', '/strict/', '/apart/'])(
  'the bookmarklet sends a page under the rules of %s to the import page',
  async (path) => {
    const context = await kitchen.enter('desktop', account)
    const page = await context.newPage()
    await page.goto(`${there}${path}`)
    await page.evaluate(() => {
      document.querySelector('script[type="application/ld+json"]')!.textContent = document
        .querySelector('script[type="application/ld+json"]')!
        .textContent.replaceAll('Summer salad', 'Salad as seen')
    })
    const larder = await press(page)
    const name = larder.getByRole('textbox', { name: /^Name/ })
    await name.waitFor()
    // When the page severs the opener, the server reads the page itself.
    expect(await name.inputValue()).toBe(path === '/apart/' ? 'Summer salad' : 'Salad as seen')
    expect(new URL(larder.url()).pathname).toBe('/import')
    expect(await larder.evaluate(() => opener)).toBeNull()
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, ''])
    await context.close()
  },
)

test('a visitor who has to log in first gets the page afterwards', async () => {
  const context = await kitchen.enter('desktop')
  const page = await context.newPage()
  await page.goto(`${there}/strict/`)
  const larder = await press(page)
  await larder.getByLabel('E-mail or user name').fill(account.username)
  await larder.getByLabel('Password', { exact: true }).fill(account.password)
  await larder.getByRole('button', { name: 'Log in' }).click()
  const name = larder.getByRole('textbox', { name: /^Name/ })
  await name.waitFor()
  expect(await name.inputValue()).toBe('Summer salad')
  await context.close()
})
