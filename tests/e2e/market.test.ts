import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { dragByFinger } from './finger.drag.ts'
import { openKitchen } from './kitchen.open.ts'
import { openPages } from './page.open.ts'

const kitchen = openKitchen()
let anna: Account
let market: number
let flour: number
let page: Page
const open = openPages(kitchen, () => anna)

const items = [
  ['milk', 'Dairy'],
  ['apples', 'Fruit'],
  ['bread', 'Bakery'],
] as const

beforeAll(async () => {
  anna = await makeAccount(kitchen.origin())
  const made = async (path: string, body: object) => (await anna.call<{ id: number }>('POST', path, body)).id
  for (const [name, aisle] of items) {
    const food = { id: await made('/api/food/', { name, supermarket_category: { name: aisle } }) }
    await made('/api/shopping-list-entry/', { amount: 1, food })
  }
  market = await made('/api/supermarket/', { name: 'Corner Market' })
  for (const [order, [, aisle]] of items.entries())
    await made('/api/supermarket-category-relation/', { supermarket: market, category: { name: aisle }, order })
  flour = await made('/api/food/', { name: 'flour' })
})

async function openSheet(device: 'desktop' | 'phone', path: string) {
  page = await open(device, path)
  return page.getByRole('dialog')
}

const grips = (sheet: Locator) =>
  sheet
    .getByRole('button', { name: /^Move \w+$/ })
    .evaluateAll((all) => all.map((grip) => grip.getAttribute('aria-label')?.slice(5)))

const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** What there is to buy, in the order of the chosen supermarket. */
async function shopping() {
  await page.goto('/shopping')
  await page.getByRole('button', { name: 'Options of the view' }).click()
  await page.getByRole('combobox', { name: 'Supermarket' }).selectOption('Corner Market')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'milk' }).waitFor()
  const lines = await page.getByRole('checkbox').allTextContents()
  return lines.flatMap((line) => items.find(([name]) => line.includes(name))?.[0] ?? [])
}

test('a supermarket is put in order by keys, gets an aisle, and people shop in its order', async () => {
  const sheet = await openSheet('desktop', `/list/Supermarket?edit=${market}`)
  await sheet.getByRole('button', { name: 'Move Bakery up' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => grips(sheet)).toEqual(['Dairy', 'Bakery', 'Fruit'])
  await expect.poll(focused).toBe('Move Bakery up')
  await page.keyboard.press('Enter')
  await expect.poll(() => grips(sheet)).toEqual(['Bakery', 'Dairy', 'Fruit'])
  await expect.poll(focused).toBe('Move Bakery up')
  await sheet.getByRole('combobox', { name: 'Add an aisle' }).fill('Frozen')
  await page.getByRole('option', { name: 'Frozen' }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => grips(sheet)).toEqual(['Bakery', 'Dairy', 'Fruit', 'Frozen'])
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(() => grips(sheet)).toEqual(['Bakery', 'Dairy', 'Fruit'])
  expect(await shopping()).toEqual(['bread', 'milk', 'apples'])
})

test('a press that follows before the next frame is not lost', async () => {
  const made = await anna.call<{ id: number }>('POST', '/api/supermarket/', { name: 'Harbour Market' })
  for (const [order, [, aisle]] of items.entries())
    await anna.call('POST', '/api/supermarket-category-relation/', {
      supermarket: made.id,
      category: { name: aisle },
      order,
    })
  const sheet = await openSheet('desktop', `/list/Supermarket?edit=${made.id}`)
  const down = sheet.getByRole('button', { name: 'Move Dairy down' })
  await down.focus()
  await down.evaluate((button) => {
    const press = () => document.activeElement instanceof HTMLElement && document.activeElement.click()
    const observer = new MutationObserver(() => {
      observer.disconnect()
      press()
    })
    observer.observe(button.closest('ol') ?? button, { childList: true })
    press()
  })
  await expect.poll(() => grips(sheet)).toEqual(['Fruit', 'Bakery', 'Dairy'])
  expect(await focused()).toBe('Move Dairy down')
})

test('a finger drags an aisle, and the list follows', async () => {
  const sheet = await openSheet('phone', `/list/Supermarket?edit=${market}`)
  const grip = sheet.getByRole('button', { name: 'Move Fruit', exact: true })
  await grip.scrollIntoViewIfNeeded()
  await dragByFinger(grip, sheet.getByRole('button', { name: 'Move Bakery', exact: true }))
  await expect.poll(() => grips(sheet)).toEqual(['Fruit', 'Bakery', 'Dairy'])
  await page.getByText('Moved “Fruit”').first().waitFor()
  expect(await shopping()).toEqual(['apples', 'bread', 'milk'])
})

test('what a cup of flour weighs is said in its sheet, and what contradicts it is shown', async () => {
  const sheet = await openSheet('desktop', `/list/Food?edit=${flour}`)
  const say = async (amount: string, unit: string, converted: string, convertedUnit: string) => {
    await sheet.getByRole('button', { name: 'Add a conversion' }).click()
    await sheet.getByRole('textbox', { name: 'Amount', exact: true }).fill(amount)
    await choose(sheet.getByRole('combobox', { name: 'Unit', exact: true }).first(), unit)
    await sheet.getByRole('textbox', { name: 'Is this much' }).fill(converted)
    await choose(sheet.getByRole('combobox', { name: 'In this unit' }), convertedUnit)
    await sheet.getByRole('textbox', { name: 'Is this much' }).press('Enter')
  }
  await say('1', 'mug', '120', 'g')
  await sheet.getByText('1 mug of flour is 120 g').waitFor()
  await say('1', 'kg', '10', 'mug')
  await sheet.getByText('Does not fit the others: by them it would be 100 g.').waitFor()
  await sheet.getByRole('button', { name: 'Remove: 1 kg of flour is 10 mug' }).click()
  await expect.poll(() => sheet.getByText('Does not fit the others').count()).toBe(0)
})

async function choose(box: Locator, name: string) {
  await box.fill(name)
  await page.getByRole('option', { name }).first().click()
}
