import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()
const soon = { timeout: 30_000 }

let owner: Account
let context: BrowserContext
let page: Page

beforeAll(async () => {
  owner = await makeAccount(kitchen.origin())
  context = await kitchen.enter('desktop', owner)
  page = await context.newPage()
})
afterAll(() => context?.close())
beforeEach(({ onTestFailed }) =>
  onTestFailed(async () => console.log(page.url(), await page.locator('body').ariaSnapshot())),
)

const rail = () => page.getByRole('banner').first()
const backgroundOf = () => rail().evaluate((element) => getComputedStyle(element).backgroundColor)
const inkOf = () => rail().evaluate((element) => getComputedStyle(element).color)

test('a colour of the navigation holds at once, with text that can be read, and is taken back', async () => {
  await page.goto('/settings/space')
  const before = await backgroundOf()
  await page.getByRole('button', { name: 'Sky' }).click()
  await expect.poll(backgroundOf, soon).toBe('rgb(56, 95, 132)')
  expect(await inkOf()).toBe('rgb(255, 255, 255)')
  await page.goto('/')
  await expect.poll(backgroundOf, soon).toBe('rgb(56, 95, 132)')
  await page.goto('/settings/space')
  await page.getByRole('button', { name: 'As the theme' }).click()
  await expect.poll(backgroundOf, soon).toBe(before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(backgroundOf, soon).toBe('rgb(56, 95, 132)')
})

test('a style sheet of the space is loaded for its guests, but not where it is chosen', async () => {
  const buffer = Buffer.from('h1 { letter-spacing: 7px }')
  await page.getByLabel('Style sheet').last().setInputFiles({ name: 'ours.css', mimeType: 'text/css', buffer })
  await page.getByText('ours.css').waitFor()
  const spacing = (seen: Page) => () =>
    seen.locator('h1').evaluate((element) => getComputedStyle(element).letterSpacing)
  expect(await spacing(page)()).not.toBe('7px')
  const guest = await makeAccount(kitchen.origin())
  const { uuid } = await owner.call<{ uuid: string }>('POST', '/api/invite-link/', { group: 1 })
  await guest.call('POST', `/api/invite/${uuid}/`, {})
  const visit = await kitchen.enter('phone', guest)
  const seen = await visit.newPage()
  await seen.goto('/plan')
  await expect.poll(spacing(seen), soon).toBe('7px')
  await visit.close()
})
