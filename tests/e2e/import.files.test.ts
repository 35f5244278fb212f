import { expect, test } from 'vitest'
import { gzipOf, zipOf } from '#tests/zip.fixture.ts'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

const card = (name: string, more: object = {}) =>
  gzipOf(JSON.stringify({ uid: name, name, ingredients: '200 g flour\n2 eggs', directions: 'Mix.\nBake.', ...more }))

async function paprikaFile() {
  const names = ['Apple pie', 'Onion soup', 'Pea stew']
  const cards = await Promise.all(
    names.map(async (name) => [`${name}.paprikarecipe`, await card(name, { difficulty: 'Easy' })] as const),
  )
  const bytes = await zipOf({ ...Object.fromEntries(cards), 'Torn.paprikarecipe': await gzipOf('{"name": ') })
  // The name says nothing: what it is of is seen by what is in it.
  return { name: 'my export.bin', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
}

test.each(['desktop', 'phone'] as const)(
  'a file of another app is sent, looked at, imported and taken back, on a %s',
  async (device) => {
    const account = await makeAccount(kitchen.origin())
    const names = async () => {
      const { results } = await account.call<{ results: { name: string }[] }>('GET', '/api/recipe/')
      return results.map(({ name }) => name).toSorted()
    }
    await account.call('POST', '/api/recipe/', { name: 'Onion soup', steps: [] })
    const context = await kitchen.enter(device, account)
    const page = await context.newPage()
    await page.goto('/import')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose files' }).click()
    await (await chooser).setFiles(await paprikaFile())

    await page.getByText('From Paprika. Nothing is saved yet.').waitFor()
    const found = page.getByRole('list', { name: 'What is in the files' })
    await found.getByText('You have one of this name').waitFor()
    await found.getByRole('listitem').filter({ hasText: 'Torn' }).getByText('or was cut off').waitFor()
    expect(await names()).toEqual(['Onion soup'])

    // It waits for who comes back.
    await page.goto('/import')
    await page.getByRole('link', { name: 'my export.bin' }).click()
    await page.getByRole('button', { name: 'Import 2 recipes' }).click()
    await page.getByRole('heading', { name: '2 recipes came' }).waitFor()
    expect(await names()).toEqual(['Apple pie', 'Onion soup', 'Pea stew'])
    await found.getByRole('link', { name: 'Apple pie' }).waitFor()

    await page.getByRole('button', { name: 'Undo all of it' }).click()
    await page.getByRole('heading', { name: 'All of it is taken back' }).waitFor()
    expect(await names()).toEqual(['Onion soup'])
    await context.close()
  },
)
