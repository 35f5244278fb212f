import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import type { Device } from './device.list.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()
let anna: Account
let context: BrowserContext
let page: Page

const make = async (path: string, body: object) => (await anna.call<{ id: number }>('POST', path, body)).id

beforeEach(async () => {
  anna = await makeAccount(kitchen.origin())
})
afterEach(() => context.close())

async function open(device: Device, path: string) {
  context = await kitchen.enter(device, anna)
  page = await context.newPage()
  await page.goto(path)
}

test('what a mug weighs is said by touch, and the list then adds up mugs and grams', async () => {
  const flour = await make('/api/food/', { name: 'flour' })
  for (const [amount, unit] of [
    [1, 'mug'],
    [100, 'g'],
  ] as const)
    await make('/api/shopping-list-entry/', { amount, unit: { name: unit }, food: { id: flour, name: 'flour' } })
  await open('phone', '/shopping')
  await page.getByRole('checkbox', { name: /1 mug \+ 100 g|100 g \+ 1 mug/ }).waitFor()

  await page.goto(`/list/Food?edit=${flour}`)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Add a conversion' }).tap()
  for (const [box, unit] of [
    ['Unit', 'mug'],
    ['In this unit', 'g'],
  ] as const) {
    await sheet.getByRole('combobox', { name: box, exact: true }).first().fill(unit)
    await page.getByRole('option', { name: unit, exact: true }).tap()
  }
  await sheet.getByRole('textbox', { name: 'Is this much' }).fill('120')
  await sheet.getByRole('textbox', { name: 'Is this much' }).press('Enter')
  await sheet.getByText('1 mug of flour is 120 g').waitFor()

  await page.goto('/shopping')
  await page.getByRole('checkbox', { name: /220 g/ }).waitFor()
})

test('what is in a recipe is entered by keys, per serving or in all, and stands with it', async () => {
  await make('/api/property-type/', { name: 'Energy', unit: 'kcal' })
  const soup = await make('/api/recipe/', { name: 'Soup', servings: 4, steps: [] })
  await open('desktop', `/recipe/${soup}/edit`)
  await page.locator('summary', { hasText: 'Nutrition' }).focus()
  await page.keyboard.press('Enter')
  const energy = page.getByRole('textbox', { name: 'Energy, kcal' })
  await energy.fill('420')
  await page.getByRole('radio', { name: 'Per serving' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => energy.inputValue()).toBe('1680')
  await energy.fill('1600')
  await page.keyboard.press('Control+s')
  await page.getByText('1 value entered').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' })
  await page.goto(`/recipe/${soup}`)
  await page.getByRole('row', { name: /Energy 400 kcal 1,600 kcal/ }).waitFor()
})
