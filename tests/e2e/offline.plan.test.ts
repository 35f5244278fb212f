import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { filesKept } from './kept.wait.ts'
import { openKitchen } from './kitchen.open.ts'

interface Meal {
  id: number
  title: string
  servings: number
  from_date: string
  recipe: { name: string } | null
}

const kitchen = openKitchen()
const soon = { timeout: 60_000 }
const day = (ahead: number) => {
  const date = new Date()
  date.setDate(date.getDate() + ahead)
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

let account: Account
let recipe: number
const planned = async () =>
  (await account.call<{ results: Meal[] }>('GET', '/api/meal-plan/?page_size=100')).results.map(
    ({ title, recipe, from_date, servings }) => `${recipe?.name ?? title} ${from_date.slice(0, 10)} ${servings}`,
  )

beforeAll(async () => {
  account = await makeAccount(kitchen.origin())
  const made = await account.call<{ id: number }>('POST', '/api/recipe/', {
    name: 'Soft eggs',
    steps: ['Boil them for 6 minutes.', 'Peel them.'].map((instruction) => ({ instruction, ingredients: [] })),
  })
  recipe = made.id
})
const plan = (title: string, more: object = {}) =>
  account.call('POST', '/api/meal-plan/', {
    title,
    servings: 2,
    from_date: day(0),
    to_date: day(0),
    meal_type: { name: 'Dinner' },
    ...more,
  })

const meal = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^(Dinner ?)?${name}`) })

test('meals are added, moved, changed, removed and brought back without a network, and are there once afterwards', async () => {
  for (const title of ['Moved by keys', 'Changed', 'Removed', 'Kept']) await plan(title)
  const context = await kitchen.enter('phone', account)
  const page = await context.newPage()
  await page.goto('/plan')
  await filesKept(page)

  await context.setOffline(true)
  await page.getByText('No network: everything you do here is kept.').waitFor()

  await meal(page, 'Changed').click()
  await page.getByRole('group', { name: 'Servings' }).getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Move Moved by keys' }).focus()
  for (const key of ['Enter', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key)
    // The board measures its places in between.
    await page.waitForTimeout(300)
  }
  await page.getByText(/^Moved “Moved by keys” to/).waitFor()

  for (const title of ['Removed', 'Kept']) {
    await meal(page, title).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await meal(page, title).waitFor({ state: 'detached' })
  }
  // The latest message stands on top.
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await meal(page, 'Kept').waitFor()

  await page
    .getByRole('button', { name: /^Plan a meal on/ })
    .first()
    .click()
  await page.getByRole('searchbox').fill('Soup by name')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await meal(page, 'Soup by name').getByText('not sent yet').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: '4 wait' }).click()
  await page.getByRole('dialog').getByText('Plan, new').waitFor()
  await page.keyboard.press('Escape')
  expect(await planned()).toHaveLength(4)

  await context.setOffline(false)
  await expect
    .poll(planned, soon)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Soup by name .* 2$/),
        `Changed ${day(0)} 3`,
        `Kept ${day(0)} 2`,
        expect.stringMatching(/^Moved by keys/),
      ]),
    )
  const there = await planned()
  expect(there).toHaveLength(4)
  expect(there).not.toContain(`Moved by keys ${day(0)} 2`)
  await page.getByText('No network').waitFor({ state: 'detached' })
  await meal(page, 'Soup by name').waitFor()
  await context.close()
})

test('the mouse drags meals to other days without a network, also one that was only just planned', async () => {
  await plan('Dragged')
  const context = await kitchen.enter('desktop', account)
  const page = await context.newPage()
  await page.goto('/plan')
  await filesKept(page)
  await context.setOffline(true)
  await page.getByText('No network: everything you do here is kept.').waitFor()
  const cells = page.getByRole('button', { name: /^Plan Dinner on/ })
  await cells.first().click()
  await page.getByRole('dialog').getByRole('searchbox').fill('Only just planned')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const drag = async (name: string, cell: number) => {
    await meal(page, name).scrollIntoViewIfNeeded()
    const [from, to] = [await meal(page, name).boundingBox(), await cells.nth(cell).boundingBox()]
    if (!from || !to) throw new Error(`${name} is not shown`)
    const y = from.y + from.height / 2
    await page.mouse.move(from.x + from.width / 2, y)
    await page.mouse.down()
    // A day is as high as the row.
    await page.mouse.move(to.x + to.width / 2, y, { steps: 12 })
    await page.mouse.up()
    await page.getByText(new RegExp(`^Moved “${name}” to`)).waitFor()
  }
  // The first week goes from Monday to Sunday, and the meals lie on Monday and today.
  const column = (new Date().getDay() + 6) % 7
  const [first = 0, last = 0] = [1, 2, 3].filter((cell) => cell !== column)
  await drag('Dragged', first)
  await drag('Only just planned', last)
  await context.setOffline(false)
  const at = (cell: number) => day(cell - column)
  await expect
    .poll(planned, soon)
    .toEqual(expect.arrayContaining([`Dragged ${at(first)} 2`, `Only just planned ${at(last)} 2`]))
  expect((await planned()).filter((one) => one.startsWith('Only just planned'))).toHaveLength(1)
  await context.close()
})

test('what is cooked without a network is logged once, with its rating and comment', async () => {
  const context = await kitchen.enter('phone', account)
  const page = await context.newPage()
  await page.goto(`/recipe/${recipe}`)
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.getByRole('button', { name: 'Start with step 1' }).last().waitFor()
  await context.setOffline(true)
  while (!(await page.getByRole('radio', { name: '5 stars' }).isVisible()))
    await page
      .getByRole('button', { name: /^(Start with step 1|Next step|Finish)$/ })
      .last()
      .click()
  await page.getByRole('radio', { name: '5 stars' }).click()
  await page.getByLabel('Comment').fill('In the hut, without a network.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('In the hut, without a network.').waitFor()
  await page.getByRole('button', { name: 'Not sent yet: what waits, and why' }).waitFor()
  await context.setOffline(false)
  const logs = async () =>
    (
      await account.call<{ results: { rating: number; comment: string }[] }>('GET', `/api/cook-log/?recipe=${recipe}`)
    ).results.map(({ rating, comment }) => `${rating} ${comment}`)
  await expect.poll(logs, soon).toEqual(['5 In the hut, without a network.'])
  await page.getByRole('button', { name: 'Not sent yet: what waits, and why' }).waitFor({ state: 'detached' })
  await context.close()
})
