import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { openPages } from './page.open.ts'

const kitchen = openKitchen()
let anna: Account
let page: Page
const visit = openPages(kitchen, () => anna)

const foods = async () => {
  const { results } = await anna.call<{ results: { name: string }[] }>('GET', '/api/food/')
  return results.map(({ name }) => name).toSorted()
}

beforeEach(async () => {
  anna = await makeAccount(kitchen.origin())
  for (const name of ['tomato', 'tomatoe', 'pasta', 'paste', 'yogurt', 'yoghurt', 'onion', 'onions', 'Leek', 'Léek'])
    await anna.call('POST', '/api/food/', { name })
  await anna.call('POST', '/api/recipe/', {
    name: 'Tomato soup',
    steps: [{ instruction: 'Boil.', ingredients: [{ amount: 4, unit: null, food: { name: 'tomatoe' } }] }],
  })
})

async function open(device: 'desktop' | 'phone') {
  page = await visit(device, '/list/Food')
  await page.getByRole('button', { name: 'Probably double' }).click()
  await page.getByRole('heading', { level: 1, name: 'Probably double' }).waitFor()
}
const cards = () => page.getByRole('heading', { level: 2 }).allTextContents()

test('pairs are decided by keys: three merged, one of them taken back, one never the same again', async () => {
  await open('desktop')
  await expect.poll(cards).toEqual(['Leek', 'Léek'])
  await page.keyboard.press('ArrowLeft')
  await expect.poll(cards).toEqual(['onion', 'onions'])
  await page.keyboard.press('ArrowRight')
  await expect.poll(cards).toEqual(['pasta', 'paste'])
  await page.keyboard.press('n')
  await expect.poll(cards).toEqual(['tomato', 'tomatoe'])
  await page.getByText('4 of 5', { exact: true }).waitFor()
  await page.getByText('tomato goes. No recipe uses it.').waitFor()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(cards).toEqual(['yogurt', 'yoghurt'])
  await expect.poll(foods).toEqual(['Leek', 'onions', 'pasta', 'paste', 'tomato', 'yoghurt', 'yogurt'])
  await page.getByText('Merged “tomatoe”').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(foods).toContain('tomatoe')
  await expect.poll(cards).toEqual(['tomato', 'tomatoe'])
  await page.keyboard.press('Space')
  await expect.poll(cards).toEqual(['yogurt', 'yoghurt'])
  await page.keyboard.press('Space')
  await page.getByText('2 pairs wait for later').waitFor()
  await page.reload()
  await expect.poll(cards).toEqual(['tomato', 'tomatoe'])
})

test('by touch, what is sure goes after one question and comes back at once', async () => {
  await open('phone')
  await page.getByRole('button', { name: 'Merge all 2 that are sure' }).tap()
  const question = page.getByRole('dialog', { name: 'Merge 2 sure pairs?' })
  await question.getByText('onions → onion').waitFor()
  await question.getByRole('button', { name: 'Merge them' }).tap()
  await expect.poll(foods).not.toContain('onions')
  await expect.poll(foods).not.toContain('Léek')
  await expect.poll(cards).toEqual(['pasta', 'paste'])
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect.poll(foods).toContain('onions')
  await expect.poll(foods).toContain('Léek')
  await page.getByRole('button', { name: 'Keep Leek' }).tap()
  await expect.poll(foods).not.toContain('Léek')
})
