import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { twoFrames } from './two-frames.ts'
import { openPages } from './page.open.ts'

const kitchen = openKitchen()
let anna: Account
let page: Page
const open = openPages(kitchen, () => anna)

const recipes = new Map<string, number>()

beforeAll(async () => {
  anna = await makeAccount(kitchen.origin())
  for (const name of ['Apple cake', 'Bean stew', 'Carrot soup', 'Dal', 'Egg salad'])
    recipes.set(
      name,
      (
        await anna.call<{ id: number }>('POST', '/api/recipe/', {
          name,
          servings: 2,
          steps: [
            { instruction: 'Cook.', ingredients: [{ amount: 3, unit: { name: 'cup' }, food: { name: 'rice' } }] },
          ],
        })
      ).id,
    )
})

const pageInAddress = () => new URL(page.url()).searchParams.get('page')
const openRecipes = () => page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()

test('a book is made, filled from a recipe, and read in spreads with the arrow keys', async () => {
  page = await open('desktop', '/books')
  await page.getByRole('button', { name: 'New book' }).first().click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Sundays')
  await page.getByRole('button', { name: 'Make the book' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sundays' }).waitFor()
  await page.getByText('Blank pages').waitFor()

  for (const name of ['Carrot soup', 'Apple cake', 'Dal']) {
    await page.goto(`/recipe/${recipes.get(name)}?open=books`)
    const dialog = page.getByRole('dialog', { name: 'Put into a book' })
    await dialog.getByRole('checkbox', { name: /^Sundays/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText(`“${name}” is in Sundays`).waitFor()
  }

  await page.goto('/books')
  await page.getByRole('link', { name: /3 recipes/ }).click()
  await page.getByRole('heading', { level: 2, name: 'Contents' }).waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(openRecipes).toEqual(['Carrot soup', 'Apple cake'])
  await page.keyboard.press('ArrowRight')
  await expect.poll(openRecipes).toEqual(['Dal'])
  expect(pageInAddress()).toBe('3')
  await page.reload()
  await expect.poll(openRecipes).toEqual(['Dal'])
  await page.getByText('cups').or(page.getByText('cup')).first().waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('heading', { level: 1, name: 'Sundays' }).waitFor()

  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Take “Carrot soup” out of the book' }).click()
  await expect.poll(openRecipes).toEqual(['Apple cake', 'Dal'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(openRecipes).toContain('Carrot soup')
})

test('on a phone a book is read page by page with the thumb', async () => {
  const { id } = await anna.call<{ id: number }>('POST', '/api/recipe-book/', { name: 'Thumbs' })
  await anna.call('POST', `/api/recipe-book/${id}/recipes/`, {
    recipes: [recipes.get('Bean stew'), recipes.get('Egg salad')],
  })
  page = await open('phone', `/book/${id}`)
  await page.getByRole('button', { name: 'Start reading' }).tap()
  await expect.poll(openRecipes).toEqual(['Bean stew'])
  await swipe(-1)
  await expect.poll(openRecipes).toEqual(['Egg salad'])
  await swipe(1)
  await expect.poll(openRecipes).toEqual(['Bean stew'])
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Thumbs' }).waitFor()
})

/** Chromium turns no touches of a test into moves that the page must answer, so that pointer events stand for them. */
async function swipe(way: 1 | -1) {
  const article = page.getByRole('article').first()
  const at = (x: number) => ({ pointerType: 'touch', clientX: x, clientY: 300, bubbles: true })
  await article.dispatchEvent('pointerdown', at(200))
  await article.dispatchEvent('pointerup', at(200 + way * 120))
}

test('a heart on a card makes a favourite, without a network too, and the book of them holds it', async () => {
  page = await open('desktop', '/recipes')
  const heart = page.getByRole('button', { name: 'Favourite: Dal' })
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await page.getByText('“Dal” is a favourite').waitFor()
  await expect
    .poll(async () => (await anna.call<{ recipes: number[] }>('GET', '/api/favourite/')).recipes)
    .toEqual([recipes.get('Dal')])
  await page.context().setOffline(true)
  const other = page.getByRole('button', { name: 'Favourite: Egg salad' })
  await other.click()
  await expect.poll(() => other.getAttribute('aria-pressed')).toBe('true')
  await page.context().setOffline(false)
  await expect
    .poll(async () => (await anna.call<{ recipes: number[] }>('GET', '/api/favourite/')).recipes.length)
    .toBe(2)
  await page.goto('/books')
  await page.getByRole('link', { name: /^Favourites 2 recipes/ }).waitFor()
})

test('a book with a saved search holds what it finds after what was put in', async () => {
  const filter = { name: 'Soups', search: JSON.stringify({ query: 'soup' }), shared: [] }
  const { id } = await anna.call<{ id: number }>('POST', '/api/recipe-book/', { name: 'Spoons', filter })
  await anna.call('POST', `/api/recipe-book/${id}/recipes/`, { recipes: [recipes.get('Dal')] })
  page = await open('desktop', `/book/${id}?page=1`)
  await expect.poll(openRecipes).toEqual(['Dal', 'Carrot soup'])
  expect(await page.getByRole('button', { name: /^Take “Carrot soup”/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Take “Dal” out of the book' }).waitFor()
})

const grips = async () => {
  const labels = await page
    .locator('[aria-roledescription=sortable]')
    .evaluateAll((all) => all.map((one) => one.ariaLabel))
  return labels.map((label) => label?.slice(6, -1))
}

test('a book is put in order by dragging and by keys, and is read in that order', async () => {
  const { id } = await anna.call<{ id: number }>('POST', '/api/recipe-book/', { name: 'Guests' })
  const titles = ['Apple cake', 'Bean stew', 'Dal']
  await anna.call('POST', `/api/recipe-book/${id}/recipes/`, { recipes: titles.map((title) => recipes.get(title)) })
  page = await open('desktop', `/book/${id}`)
  await page.getByRole('button', { name: 'Change the order' }).click()
  await page.getByRole('button', { name: 'Move “Dal”', exact: true }).hover()
  await page.mouse.down()
  await page.getByRole('button', { name: 'Move “Bean stew”', exact: true }).hover()
  await page.getByRole('button', { name: 'Move “Apple cake”', exact: true }).hover({ force: true })
  // It is put down where it is by then.
  await page.getByText('“Dal” stands at place 1 of 3.').waitFor({ state: 'attached' })
  await page.mouse.up()
  await expect.poll(grips).toEqual(['Dal', 'Apple cake', 'Bean stew'])
  await page.getByText('“Dal” moved').waitFor()

  await page.getByRole('button', { name: 'Move “Apple cake”', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.locator('[aria-roledescription=sortable][aria-pressed=true]').waitFor()
  // What is lifted is measured before it moves.
  await twoFrames(page)
  // Turns no page while something is lifted.
  await page.keyboard.press('ArrowRight')
  await twoFrames(page)
  await page.keyboard.press('ArrowDown')
  await page.getByText('“Apple cake” stands at place 3 of 3.').waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  await expect.poll(grips).toEqual(['Dal', 'Bean stew', 'Apple cake'])

  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Start reading' }).click()
  await expect.poll(openRecipes).toEqual(['Dal', 'Bean stew'])
})

test('on a phone the recipes of a book are moved by buttons, and back', async () => {
  const { id } = await anna.call<{ id: number }>('POST', '/api/recipe-book/', { name: 'Late guests' })
  const titles = ['Apple cake', 'Bean stew']
  await anna.call('POST', `/api/recipe-book/${id}/recipes/`, { recipes: titles.map((title) => recipes.get(title)) })
  page = await open('phone', `/book/${id}`)
  await page.getByRole('button', { name: 'Change the order' }).tap()
  await page.getByRole('button', { name: 'Move “Bean stew” up' }).tap()
  await expect.poll(grips).toEqual(['Bean stew', 'Apple cake'])
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(grips).toEqual(['Apple cake', 'Bean stew'])
})
