import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

const recipeBody = (name: string) => ({
  name,
  internal: true,
  servings: 2,
  steps: [
    { instruction: `Cook the ${name}.`, ingredients: [{ food: { name: 'flour' }, unit: { name: 'g' }, amount: 200 }] },
  ],
})

test.each(['desktop', 'phone'] as const)(
  'chosen recipes are exported, downloaded, and come into another space, on a %s',
  async (device) => {
    const [from, to] = [await makeAccount(kitchen.origin()), await makeAccount(kitchen.origin())]
    const ids: number[] = []
    for (const name of ['Apple pie', 'Onion soup', 'Pea stew', 'Rye bread'])
      ids.push((await from.call<{ id: number }>('POST', '/api/recipe/', recipeBody(name))).id)
    const context = await kitchen.enter(device, from)
    const page = await context.newPage()
    if (device === 'desktop') {
      await page.goto('/recipes')
      const found = page.getByRole('list', { name: 'Recipes found' }).getByRole('listitem')
      await found.filter({ hasText: 'Apple pie' }).getByRole('link').focus()
      await page.keyboard.press('x')
      await page.keyboard.press('Shift+ArrowRight')
      await page.keyboard.press('Shift+ArrowRight')
      await page.getByText('3 chosen').waitFor()
      await page.getByRole('link', { name: 'Export', exact: true }).click()
    } else await page.goto(`/export?recipes=${encodeURIComponent(JSON.stringify(ids.slice(0, 3)))}`)
    await page.getByText('3 recipes').waitFor()
    await page.getByRole('radio', { name: /^Paprika/ }).click()
    await page.getByText('What stays behind').click()
    await page.getByText('Ratings are rounded to whole stars.').waitFor()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download “Apple pie +2”' }).click()
    const download = await coming
    expect(download.suggestedFilename()).toMatch(/^Apple pie \+2 \(Paprika\) \d{4}-\d\d-\d\d\.paprikarecipes$/)
    const buffer = await readFile(await download.path())
    await context.close()

    const there = await kitchen.enter(device, to)
    const other = await there.newPage()
    await other.goto('/import')
    const chooser = other.waitForEvent('filechooser')
    await other.getByRole('button', { name: 'Choose files' }).click()
    await (await chooser).setFiles({ name: download.suggestedFilename(), mimeType: 'application/zip', buffer })
    await other.getByRole('button', { name: 'Import 3 recipes' }).click()
    await other.getByRole('heading', { name: '3 recipes came' }).waitFor()
    const { results } = await to.call<{ results: { name: string }[] }>('GET', '/api/recipe/')
    expect(results.map(({ name }) => name).toSorted()).toEqual(['Apple pie', 'Onion soup', 'Pea stew'])
    await there.close()
  },
)
