import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { filesKept, listKept } from './kept.wait.ts'
import { openKitchen } from './kitchen.open.ts'
import { openPages } from './page.open.ts'

const kitchen = openKitchen()
let account: Account
const open = openPages(kitchen, () => account, { waitUntil: 'networkidle' })
beforeAll(async () => {
  account = await makeAccount(kitchen.origin())
  for (const name of ['Lasagne al forno', 'Pizza Margherita'])
    await account.call('POST', '/api/recipe/', { name, steps: [{ instruction: 'Bake it.', ingredients: [] }] })
})

const box = (page: Page) => page.getByRole('combobox', { name: 'Find or do something' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()

/** The next Friday from today on, as the address has it. */
const friday = () => {
  const date = new Date()
  date.setDate(date.getDate() + ((5 - date.getDay() + 7) % 7))
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

test('a recipe is found with a slip from any page, and days lead to the plan', async () => {
  const page = await open('desktop', '/plan')
  await page.keyboard.press('Control+K')
  await box(page).fill('lasgane')
  await page.getByRole('option', { name: 'Lasagne al forno', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await heading(page, 'Lasagne al forno')
  // It is not a page of its own to go back to.
  await page.goBack()
  await page.waitForURL(/\/plan$/)

  await page.keyboard.press('/')
  await box(page).fill('plan friday')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Plan a meal' }).waitFor()
  expect(new URL(page.url()).searchParams.get('day')).toBe(friday())
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+K')
  await box(page).fill('plan piza friday')
  await page.getByRole('option', { name: /^Plan “Pizza Margherita” for Friday/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Plan a meal' }).getByText('Pizza Margherita').first().waitFor()
})

test('on the search of recipes / leads into its box', async () => {
  const page = await open('desktop', '/recipes')
  await page.keyboard.press('/')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-keyshortcuts'))).toBe('/')
  expect(await box(page).count()).toBe(0)
})

test('without a network things are put on the list, and can be taken back', async () => {
  const page = await open('phone', '/')
  await filesKept(page)
  await listKept(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Search' }).click()
  await box(page).fill('add 2 l milk')
  await page.getByRole('option', { name: 'Put 2 l milk on the list' }).click()
  await page.getByText('On the list: 2 l milk').waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Shopping', exact: true }).click()
  await page.getByRole('checkbox', { name: '2 l milk' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('checkbox', { name: '2 l milk' }).waitFor({ state: 'detached' })
})
