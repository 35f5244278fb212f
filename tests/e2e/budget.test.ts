import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount, type Account } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const many = 1000
const kitchen = openKitchen()
let account: Account
beforeAll(async () => {
  account = await makeAccount(kitchen.origin())
  for (let n = 0; n < many; n += 8) {
    const few = Array.from({ length: Math.min(8, many - n) }, (_, index) => ({ name: `Dish ${n + index}`, steps: [] }))
    await Promise.all(few.map((body) => account.call('POST', '/api/recipe/', body)))
  }
})

async function callsOf(page: Page, path: string) {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  await page.goto(path, { waitUntil: 'commit' })
  return calls
}

test('the start page is complete after at most four calls', async () => {
  const context = await kitchen.enter('phone', account)
  const page = await context.newPage()
  const calls = await callsOf(page, '/')
  await page.getByRole('region', { name: 'Newly added' }).getByRole('link', { name: /Dish/ }).first().waitFor()
  expect(calls.length, calls.join('\n')).toBeLessThanOrEqual(4)
  await context.close()
})

test('a list of a thousand recipes renders only what is in view, and can be scrolled to its end', async () => {
  const context = await kitchen.enter('phone', account)
  const page = await context.newPage()
  const times: number[] = []
  page.on('console', (message) => {
    const [, duration] = /^longtask (\d+)/.exec(message.text()) ?? []
    if (duration) times.push(Number(duration))
  })
  await page.goto('/recipes')
  const list = page.getByRole('list', { name: 'Recipes found' })
  await list.getByRole('link').first().waitFor()
  await page.evaluate(() => {
    const tell = (tasks: PerformanceObserverEntryList) =>
      tasks.getEntries().forEach(({ duration }) => console.debug(`longtask ${Math.round(duration)}`))
    new PerformanceObserver(tell).observe({ type: 'longtask' })
  })
  let most = 0
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.wheel(0, 1500)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    most = Math.max(most, await list.getByRole('listitem').count())
  }
  console.log(`long tasks while scrolling ${many} recipes: ${times.join(', ') || 'none'} ms`)
  expect(most).toBeLessThan(100)
  // A longer task is felt while scrolling.
  expect(Math.max(0, ...times)).toBeLessThanOrEqual(200)
  await page.keyboard.press('End')
  await expect.poll(() => list.getByRole('listitem').last().getAttribute('aria-posinset')).toBe(String(many))
  await list.getByRole('listitem').last().getByRole('link').waitFor()
  await context.close()
})
