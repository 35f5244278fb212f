import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { makeAccount, type Account } from './account.make.ts'
import { watchFaults } from './fault.watch.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()
let account: Account
beforeAll(async () => {
  account = await makeAccount(kitchen.origin())
})

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1, exact: true }).waitFor()

test('the keys are shown on ?, lead to places, and can be switched off', async () => {
  const context = await kitchen.enter('desktop', account)
  const page = await context.newPage()
  await page.goto('/plan', { waitUntil: 'networkidle' })
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  await dialog.getByText('Next step').waitFor()
  // An open dialog keeps its keys to itself.
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  expect(new URL(page.url()).pathname).toBe('/plan')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  await heading(page, 'Shopping list')
  // What is written is not a key.
  await page.getByRole('combobox', { name: 'Add to the list' }).fill('')
  await page.keyboard.type('grp?')
  expect(await page.getByRole('combobox', { name: 'Add to the list' }).inputValue()).toBe('grp?')
  await page.goto('/help/keyboard', { waitUntil: 'networkidle' })
  await page.getByRole('switch', { name: 'Keys of one character' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  for (const key of ['?', 'g', 'p', '/']) await page.keyboard.press(key)
  expect(new URL(page.url()).href).toMatch(/\/help\/keyboard$/)
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog', { name: 'Search and commands' }).waitFor()
  await context.close()
})

test('help is found in the menu, searched, and read in the language of the page', async () => {
  const context = await kitchen.enter('phone', account)
  const faults = watchFaults(context)
  const page = await context.newPage()
  await page.goto('/?open=more')
  await page.getByRole('dialog').getByRole('link', { name: 'Help' }).tap()
  await heading(page, 'Help')
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('QR code')
  await page.getByRole('link', { name: /Sharing · Making a link/ }).tap()
  await heading(page, 'Sharing')
  await page.getByRole('link', { name: 'list', exact: true }).tap()
  await heading(page, 'Shopping list')
  await page.getByRole('link', { name: 'How this works' }).tap()
  await heading(page, 'Shopping')
  await page.goto('/help/nothing')
  await page.getByText('This plate is empty').waitFor()
  expect(faults.take()).toEqual([])
  await context.close()
})
