import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { png } from '#tests/file.fixture.ts'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const home = openKitchen()
/** A server of its own, with nothing on it. */
const elsewhere = openKitchen(() => ({}))

test('an owner makes an archive, and a fresh server makes the same space of it', async () => {
  const ann = await makeAccount(home.origin())
  const { id } = await ann.call<{ id: number }>('POST', '/api/recipe/', {
    name: 'Onion soup',
    steps: [{ instruction: 'Cook.', ingredients: [] }],
  })
  const picture = new FormData()
  picture.set('image', new File([png], 'soup.png', { type: 'image/png' }))
  const sent = await fetch(`${home.origin()}/api/recipe/${id}/image/`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${ann.token}` },
    body: picture,
  })
  expect(sent.status).toBe(200)
  await ann.call('PATCH', `/api/recipe/${id}/`, { description: 'For cold days' })
  const at = await home.enter('desktop', ann)
  const page = await at.newPage()
  await page.goto('/settings/archive')
  await page.getByRole('button', { name: 'Make one now' }).click()
  const link = page.getByRole('link', { name: 'Download the archive' })
  await link.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const buffer = await readFile(await download.path())
  await at.close()

  const bob = await makeAccount(elsewhere.origin())
  const there = await elsewhere.enter('phone', bob)
  const other = await there.newPage()
  await other.goto('/settings/archive')
  const chooser = other.waitForEvent('filechooser')
  await other.getByRole('button', { name: 'Choose an archive' }).click()
  await (await chooser).setFiles({ name: 'home.zip', mimeType: 'application/zip', buffer })
  await other.getByLabel('Name of the new space').fill('Cabin')
  await other.getByText('1 recipes, 1 files').waitFor()
  await other.getByRole('button', { name: 'Make the space' }).click()
  await other.getByRole('button', { name: 'Open it' }).click()
  await other.waitForURL('/')
  await other.goto(`/recipe/${id}`)
  await other.getByRole('heading', { name: 'Onion soup' }).waitFor()
  await other.getByText('For cold days').waitFor()
  const shown = await bob.call<{ image: string }>('GET', `/api/recipe/${id}/`)
  expect((await fetch(shown.image)).status).toBe(200)
  await other.goto(`/recipe/${id}/history`)
  await other.getByText('For cold days').first().waitFor()
  await there.close()
})
