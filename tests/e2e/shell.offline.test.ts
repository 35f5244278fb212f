import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

const allKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 60_000 }).toBe(true)

test('whichever page was visited first, all of them open without a network', async () => {
  const context = await kitchen.enter('phone', await makeAccount(kitchen.origin()))
  const page = await context.newPage()
  await page.goto('/settings')
  await allKept(page)
  await context.setOffline(true)
  for (const path of ['/', '/recipes', '/plan', '/shopping', '/import', '/recipe/new', '/settings/account']) {
    await page.goto(path)
    await page.getByRole('navigation', { name: 'Main' }).waitFor()
  }
  await context.close()
})

test('the page to log in opens without a network for whoever saw it before', async () => {
  const context = await kitchen.enter('phone')
  const page = await context.newPage()
  await page.goto('/login')
  await allKept(page)
  await context.setOffline(true)
  await page.reload()
  await page.locator('#content, h1, [role=alert]').first().waitFor()
  await context.close()
})

test('a picture that was seen is there without a network under another signature, and gone after logging out', async () => {
  const person = await makeAccount(kitchen.origin())
  const context = await kitchen.enter('phone', person)
  const page = await context.newPage()
  await page.goto('/settings')
  await allKept(page)
  const ask = (address: string) =>
    page.evaluate(
      (at) =>
        fetch(at).then(
          ({ ok }) => ok,
          () => false,
        ),
      address,
    )
  await context.route('**/media/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  expect(await ask('/media/dish.webp?until=1&sig=a&width=320')).toBe(true)
  await context.unroute('**/media/**')
  await context.setOffline(true)
  expect(await ask('/media/dish.webp?until=2&sig=b&width=320')).toBe(true)
  expect(await ask('/media/dish.webp?until=2&sig=b&width=1536')).toBe(true)
  expect(await ask('/media/other.webp?until=2&sig=b')).toBe(false)
  await context.setOffline(false)
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('forget-pictures'))
  await expect.poll(() => page.evaluate(() => caches.has('larder-pictures'))).toBe(false)
  await context.close()
})
