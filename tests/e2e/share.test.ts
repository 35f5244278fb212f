import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { watchFaults } from './fault.watch.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

test('a share link shows the whole recipe, and no actions that need an account', async () => {
  const owner = await makeAccount(kitchen.origin())
  const recipe = await owner.call<{ id: number }>('POST', '/api/recipe/', {
    name: 'Leek soup',
    servings: 4,
    keywords: [{ name: 'winter' }],
    steps: [
      { instruction: 'Slice {{ ingredients[0] }}.', ingredients: [{ food: { name: 'leeks' }, unit: null, amount: 3 }] },
    ],
  })
  const { link } = await owner.call<{ link: string }>('GET', `/api/share-link/${recipe.id}/`)
  const context = await kitchen.enter('desktop')
  const faults = watchFaults(context)
  const page = await context.newPage()
  await page.goto(new URL(link).pathname + new URL(link).search)
  await page.getByRole('heading', { name: 'Leek soup', level: 1 }).waitFor()
  await page.getByRole('checkbox', { name: '3 leeks' }).waitFor()
  expect(await page.getByRole('list', { name: 'Keywords' }).getByText('winter').count()).toBe(1)
  expect(await page.getByRole('link', { name: 'winter' }).count()).toBe(0)
  for (const name of ['Plan', 'Shop', 'More actions', 'Edit', 'Share', 'Delete'])
    expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(0)
  await page.getByRole('link', { name: 'Start cooking' }).click()
  await page.getByRole('heading', { name: 'Get everything ready' }).waitFor()
  // The page makes no call that the server refuses.
  expect(faults.take()).toEqual([])
  await context.close()
})

test('a link is handed over by code, ends on a day, and says so to whoever comes too late', async () => {
  const owner = await makeAccount(kitchen.origin())
  const recipe = await owner.call<{ id: number }>('POST', '/api/recipe/', { name: 'Leek soup', servings: 4, steps: [] })
  const context = await kitchen.enter('phone', owner)
  const page = await context.newPage()
  await page.goto(`/recipe/${recipe.id}?open=share`)
  await page.getByRole('button', { name: 'Make a link' }).tap()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.getByRole('button', { name: 'QR code' }).tap()
  await page.getByRole('img', { name: 'QR code that opens the recipe “Leek soup”' }).waitFor()
  await page.getByText('Nobody has opened it yet').waitFor()
  await page.getByLabel('Opens until').selectOption({ label: 'A week from now' })
  const day = page.getByLabel('Last day')
  await day.waitFor()
  expect(Date.parse(await day.inputValue())).toBeGreaterThan(Date.now() + 5 * 86_400_000)
  await page.getByRole('button', { name: 'Close link' }).tap()
  await page.getByRole('button', { name: 'Make a link' }).waitFor()
  await context.close()

  const visitor = await (await kitchen.enter('phone')).newPage()
  await visitor.goto(new URL(link).pathname + new URL(link).search)
  await visitor.getByRole('heading', { name: 'This link is over' }).waitFor()
  await visitor.context().close()
})
