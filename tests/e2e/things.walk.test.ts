import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { openPages } from './page.open.ts'

const kitchen = openKitchen()
let anna: Account
let page: Page
const open = openPages(kitchen, () => anna)
const rows = () => page.getByRole('table').locator('tbody tr')
const shop = (at: number) => page.getByRole('dialog', { name: `Shop ${at}` })

const isInSight = () =>
  page.locator('tr[aria-current]').evaluate((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

beforeAll(async () => {
  anna = await makeAccount(kitchen.origin())
  for (let at = 10; at < 40; at++) await anna.call('POST', '/api/supermarket/', { name: `Shop ${at}` })
})

test('a list is walked by keys beside the open row, which stays in sight and has the focus in the end', async () => {
  page = await open('desktop', '/list/Supermarket?size=-1&sort=-name')
  await rows().first().locator('a').press('j')
  await page.keyboard.press('Enter')
  await shop(38).waitFor()
  for (let at = 37; at >= 20; at--) {
    await page.keyboard.press('Alt+ArrowDown')
    await shop(at).waitFor()
  }
  await expect.poll(isInSight).toBe(true)
  await page.keyboard.press('k')
  await shop(21).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Shop 21')
})

test('on a phone two buttons walk the list, over the border of a page', async () => {
  page = await open('phone', '/list/Supermarket?size=10')
  await rows().nth(9).locator('a').tap()
  await shop(19).getByText('10 of 30').waitFor()
  await page.getByRole('button', { name: 'Next', exact: true }).tap()
  await shop(20).getByText('11 of 30').waitFor()
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})
