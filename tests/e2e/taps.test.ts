import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { demoCredentials } from '../../scripts/demo/account.ts'
import { seedDemo } from '../../scripts/demo/seed-demo.ts'
import { openKitchen } from './kitchen.open.ts'
import { countTaps } from './phone.taps.ts'

const kitchen = openKitchen(() => ({ seed: seedDemo }))

let context: BrowserContext
afterEach(() => context?.close())

async function pickUp(path = '/') {
  context = await kitchen.enter('phone', demoCredentials)
  return countTaps(context, path)
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)

test('a known recipe is found with two taps', async () => {
  const { page, tap, taps } = await pickUp()
  await tap(page.getByRole('link', { name: 'Find a recipe' }))
  await expect.poll(() => isFocused(page.getByRole('textbox', { name: /^Search/ }))).toBe(true)
  await page.keyboard.type('shakshuka')
  const found = page.getByRole('list', { name: 'Recipes found' }).getByRole('link')
  await expect.poll(() => found.count()).toBe(1)
  await tap(found)
  await page.getByRole('heading', { level: 1, name: /Shakshuka/ }).waitFor()
  expect(taps()).toBe(2)
})

test('a dish is noted as cooked, with five stars, with two taps', async () => {
  const { page, tap, taps } = await pickUp()
  await tap(page.getByRole('button', { name: /^More: / }).first())
  await tap(page.getByRole('menuitem', { name: /5 stars/ }))
  await page
    .getByText(/^Noted that/)
    .first()
    .waitFor()
  expect(taps()).toBe(2)
})

test('a line of a recipe is put right with two taps', async () => {
  const { page, tap, taps } = await pickUp('/recipes')
  await page.getByRole('list', { name: 'Recipes found' }).getByRole('link').first().tap()
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  await tap(ingredients.getByRole('button', { name: /^Edit/ }).first())
  const line = ingredients.getByRole('textbox', { name: 'Ingredient' })
  await expect.poll(() => isFocused(line)).toBe(true)
  await line.fill('7 sesame rings, toasted')
  await tap(ingredients.getByRole('button', { name: 'Save' }))
  await ingredients.getByText('toasted').waitFor()
  expect(taps()).toBe(2)
})

test('a dish of a card is planned for today with three taps, without opening it', async () => {
  const { page, tap, taps } = await pickUp('/recipes')
  await tap(page.getByRole('button', { name: /^More: / }).first())
  await tap(page.getByRole('menuitem', { name: 'Plan', exact: true }))
  await tap(page.getByRole('button', { name: 'Add to the plan' }))
  await page
    .getByText(/^Planned/)
    .first()
    .waitFor()
  expect(new URL(page.url()).pathname).toBe('/recipes')
  expect(taps()).toBe(3)
})

test('half a kilo of flour is on the list after one tap and typing', async () => {
  const { page, tap, taps } = await pickUp()
  await tap(page.getByRole('main').getByRole('link', { name: 'Shopping', exact: true }))
  await expect.poll(() => isFocused(page.getByRole('combobox', { name: /^Add/ }))).toBe(true)
  await page.keyboard.type('0.5 kg flour')
  await page.keyboard.press('Enter')
  await page.getByRole('checkbox', { name: /kg flour|500 g flour/ }).waitFor()
  expect(taps()).toBe(1)
})

test('the category of a line is changed with two taps, and its sheet closes', async () => {
  const { page, tap, taps } = await pickUp('/shopping')
  await tap(page.getByRole('button', { name: 'Details of milk' }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Frozen' }))
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(taps()).toBe(2)
})

test('a shared page is saved with one tap after the share', async () => {
  const { page, tap, taps } = await pickUp(
    '/import?title=Soup&text=Soup%0A%0A1%20onion%0A2%20carrots%0A%0AChop%20and%20boil.',
  )
  await tap(page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByRole('heading', { level: 1, name: 'Soup' }).waitFor()
  expect(taps()).toBe(1)
})

test('a recipe is printed with two taps', async () => {
  const { page, tap, taps } = await pickUp('/recipes')
  await page.getByRole('list', { name: 'Recipes found' }).getByRole('link').first().tap()
  await page.getByRole('button', { name: 'More actions' }).waitFor()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-was-printed', '')
  })
  await tap(page.getByRole('button', { name: 'More actions' }))
  await tap(page.getByRole('menuitem', { name: 'Print', exact: true }))
  await page.locator('body[data-was-printed]').waitFor()
  expect(taps()).toBe(2)
})

test('theme and language are changed with at most three taps, without a reload', async () => {
  const { page, tap, taps } = await pickUp()
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  await tap(page.getByRole('button', { name: 'More', exact: true }))
  await tap(page.getByRole('radio', { name: 'Dark' }))
  expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
  // A tap opens the phone's own list, and another chooses from it.
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de')
  await page.getByRole('heading', { name: 'Mehr' }).waitFor()
  expect(await page.locator('body[data-same]').count()).toBe(1)
  expect(taps() + 1).toBeLessThanOrEqual(3)
})

test('the question about notifications is in reach while one timer runs', async () => {
  const { page } = await pickUp('/recipes')
  await page
    .getByRole('list', { name: 'Recipes found' })
    .getByRole('link', { name: /Shakshuka/ })
    .tap()
  await page
    .getByRole('button', { name: /^Start a timer/ })
    .first()
    .tap()
  const dock = page.getByRole('region', { name: 'Timers' })
  await dock.getByRole('timer').waitFor()
  const permission = await page.evaluate(() => Notification.permission)
  await dock.getByText(permission === 'denied' ? /does not let Larder/ : 'Tell me even when').waitFor()
})

const overlapping = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const card = document.querySelector('div[data-snackbar] > *')?.getBoundingClientRect()
    if (!card || card.height === 0) throw new Error('No message is shown')
    return [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => !element.closest('[data-snackbar]') && element.checkVisibility())
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return left < card.right && card.left < right && top < card.bottom && card.top < bottom
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`)
  }, selector)

const settled = 600

test('a message covers neither bars nor timers nor sheets nor primary buttons', async () => {
  const { page } = await pickUp('/recipes')
  await page
    .getByRole('list', { name: 'Recipes found' })
    .getByRole('link', { name: /Shakshuka/ })
    .tap()
  await page
    .getByRole('button', { name: /^Start a timer/ })
    .first()
    .tap()
  await page.getByRole('region', { name: 'Timers' }).getByRole('timer').waitFor()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shopping' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Shopping list' }).waitFor()
  await page.getByRole('checkbox').first().tap()
  await page.locator('div[data-snackbar] > *').waitFor()
  await page.waitForTimeout(settled)
  expect(await overlapping(page, 'nav, [data-timer-dock], button.bg-primary-strong')).toEqual([])
  await page.getByRole('button', { name: 'Details of milk' }).tap()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(settled)
  expect(await overlapping(page, '[role=dialog]')).toEqual([])
  // A keyboard takes the lower half of the screen, and the sheet fills what is left.
  await page.setViewportSize({ width: 390, height: 420 })
  await page.waitForTimeout(settled)
  expect(await overlapping(page, '[role=dialog] button, [role=dialog] input')).toEqual([])
})
