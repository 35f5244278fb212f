import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, type Account } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()
let account: Account
let recipe: number
beforeAll(async () => {
  account = await makeAccount(kitchen.origin())
  const step = { instruction: 'Boil it.', ingredients: [{ food: { name: 'egg' }, unit: null, amount: 2, order: 0 }] }
  const made = await account.call<{ id: number }>('POST', '/api/recipe/', { name: 'Soft eggs', steps: [step] })
  recipe = made.id
})

async function visit(path: string) {
  const context = await kitchen.enter('desktop', account)
  const page = await context.newPage()
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

async function tabTo(page: Page, name: RegExp, key = 'Tab') {
  for (let presses = 1; presses <= 60; presses++) {
    await page.keyboard.press(key)
    if (name.test(await focused(page))) return presses
  }
  throw new Error(`Nothing called ${name} can be reached by ${key} on ${page.url()}`)
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
  })

const isInside = (page: Page, selector: string) =>
  page.evaluate((selector) => document.activeElement?.closest(selector) !== null, selector)

test('the first press of Tab offers to skip the navigation', async () => {
  const page = await visit('/')
  expect(await tabTo(page, /^Skip to content$/)).toBe(1)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await isInside(page, 'main')).toBe(true)
  await page.context().close()
})

describe('every page of the navigation is reached by Tab and Enter, and then has the focus on its heading', () => {
  test.each(['Recipes', 'Plan', 'Shopping', 'Import'])('%s', async (name) => {
    const page = await visit('/settings/account')
    await tabTo(page, new RegExp(`^${name}$`))
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/settings/account')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: 15_000 }).toBe('H1')
    await page.context().close()
  })
})

describe('a dialog keeps the focus inside until it closes, and then gives it back', () => {
  test.each(['Plan', 'Shop'])('%s', async (name) => {
    const page = await visit(`/recipe/${recipe}`)
    const opener = page.getByRole('main').getByRole('button', { name, exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press(press < 20 ? 'Tab' : 'Shift+Tab')
      expect(await isInside(page, '[role=dialog]')).toBe(true)
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().close()
  })

  test('a menu, too', async () => {
    const page = await visit(`/recipe/${recipe}`)
    const opener = page.getByRole('button', { name: 'More actions' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menu').waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await isInside(page, '[role=menu]')).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.context().close()
  })
})

test('a recipe is cooked with the arrow keys', async () => {
  const page = await visit(`/recipe/${recipe}/cook`)
  await page.keyboard.press('ArrowRight')
  await page.getByText('Boil it.').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'Enjoy your meal!' }).waitFor()
  await page.context().close()
})
