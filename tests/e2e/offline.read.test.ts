import { beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { answerKept, answersKept, filesKept } from './kept.wait.ts'
import { openKitchen } from './kitchen.open.ts'
import { personAt } from './person.walk.ts'

const kitchen = openKitchen()
let account: Account
let recipe: number
beforeAll(async () => {
  account = await makeAccount(kitchen.origin())
  const ingredients = [{ food: { name: 'leek' }, unit: null, amount: 2, order: 0 }]
  const steps = [
    { instruction: 'Wash and slice them.', ingredients },
    { instruction: 'Simmer for 20 minutes.', ingredients: [] },
  ]
  const made = await account.call<{ id: number }>('POST', '/api/recipe/', { name: 'Leek soup', servings: 2, steps })
  recipe = made.id
  await account.call('POST', '/api/recipe/', { name: 'Never seen', steps: [] })
  const day = new Date().toISOString()
  const meal = { recipe: { id: recipe }, servings: 2, from_date: day, to_date: day, meal_type: { name: 'Dinner' } }
  await account.call('POST', '/api/meal-plan/', meal)
})

test('what is planned opens without a network, is cooked from start to end, and is found', async () => {
  const context = await kitchen.enter('phone', account)
  const page = await context.newPage()
  const cook = personAt(page)
  await page.goto('/plan')
  await filesKept(page)
  await answerKept(page, `/api/recipe/${recipe}/`)

  await context.setOffline(true)
  await page.goto('/')
  await page.getByText('No network: everything you do here is kept.').waitFor()
  await page.getByRole('link', { name: 'Leek soup' }).first().click()
  await cook.heading('Leek soup').waitFor()
  await cook.ingredients.getByRole('button', { name: 'More' }).click()
  await cook.ingredient(/^3 .*leek/).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await cook.press('Start with step 1')
  await page.getByText('Step 1 of 2').waitFor()
  await cook.press('Next step')
  await page.getByText('Step 2 of 2').waitFor()
  await page.getByRole('button', { name: /20 minutes/ }).click()
  await page
    .getByRole('button', { name: /: stop$/ })
    .first()
    .waitFor()
  await page.reload()
  await cook.press('Finish')
  await page.getByRole('radio', { name: '4 stars' }).click()
  await page.getByLabel('Comment').fill('Cooked in the hut.')
  await cook.press('Save')
  await page.getByText('Cooked in the hut.').waitFor()

  await page.goto('/recipes?q=leek')
  await page.getByText('these are the recipes kept on this device').waitFor()
  await page.getByRole('list', { name: 'Recipes found' }).getByRole('link', { name: 'Leek soup' }).waitFor()
  await page.goto('/plan')
  await page
    .getByRole('button', { name: /Leek soup/ })
    .first()
    .waitFor()

  await context.setOffline(false)
  const logs = async () =>
    (await account.call<{ results: { comment: string }[] }>('GET', `/api/cook-log/?recipe=${recipe}`)).results
  await expect
    .poll(async () => (await logs()).map(({ comment }) => comment), { timeout: 60_000 })
    .toEqual(['Cooked in the hut.'])
  await page.getByText('No network').waitFor({ state: 'detached' })
  await context.close()
})

test('a meal that somebody else plans appears by itself', async () => {
  const context = await kitchen.enter('phone', account)
  const page = await context.newPage()
  await page.goto('/plan')
  await page
    .getByRole('button', { name: /Leek soup/ })
    .first()
    .waitFor()
  const day = new Date().toISOString()
  const meal = { title: 'Planned elsewhere', servings: 2, from_date: day, to_date: day, meal_type: { name: 'Dinner' } }
  await account.call('POST', '/api/meal-plan/', meal)
  await page.getByRole('button', { name: /^Dinner Planned elsewhere/ }).waitFor({ timeout: 40_000 })
  await context.close()
})

test('logging out leaves none of it behind', async () => {
  const context = await kitchen.enter('desktop', account)
  const page = await context.newPage()
  await page.goto(`/recipe/${recipe}`)
  await answerKept(page, `/api/recipe/${recipe}/`)
  await page.getByRole('button', { name: /Menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  expect(await answersKept(page)).toEqual([])
  await context.close()
})
