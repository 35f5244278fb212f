import { expect, test } from 'vitest'
import { openKitchen } from './kitchen.open.ts'
import { personAt } from './person.walk.ts'

const code = 'KRTM-7QZP-XW4D'
const kitchen = openKitchen(() => ({ variables: { OWNER_CODE: code } }))
const ann = { name: 'ann', username: 'ann', email: 'ann@example.org', password: 'seven quiet radishes' }
const letter = {
  database: 'SPACES_00',
  reactor: 'images',
  seq: 12,
  at: '2026-01-01T12:00:00Z',
  error: 'no route to host',
  space: 1,
  stream: 'recipe:1',
  type: 'recipe.image_requested',
  fields: ['id', 'url'],
}

test('whoever runs the server sets the limits of a space and sends given-up work again', async () => {
  const origin = kitchen.origin()
  const signUp = await fetch(`${origin}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ ...ann, owner_code: code }),
  })
  expect(signUp.status, await signUp.clone().text()).toBe(200)
  const context = await kitchen.enter('phone', ann)
  const page = await context.newPage()
  const sent: string[] = []
  await context.route('**/api/dead-letter/**', (route) => {
    const request = route.request()
    if (request.method() === 'GET') return route.fulfill({ json: sent.length > 0 ? [] : [letter] })
    sent.push(new URL(request.url()).pathname)
    return route.fulfill({ status: 202, json: { msg: '' } })
  })
  await page.goto('/settings')
  await page.getByRole('link', { name: 'This server' }).click()
  await personAt(page).heading('This server').waitFor()
  await page.getByText('no route to host').waitFor()
  await page.getByRole('button', { name: 'Try images again' }).click()
  await page.getByText('Nothing was given up').waitFor()
  expect(sent).toEqual(['/api/dead-letter/SPACES_00/images/12/retry/'])
  await page.getByRole('searchbox', { name: 'Search spaces and people' }).fill('ann')
  await page.getByRole('button', { name: /^Change limits of / }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Recipes' }).fill('7')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await sheet.waitFor({ state: 'detached' })
  const limits = async () => {
    const answer = await context.request.get('/api/session/')
    return ((await answer.json()) as { limits: { recipes: { most: number } } }).limits.recipes.most
  }
  expect(await limits()).toBe(7)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(limits, { timeout: 30_000 }).toBe(0)
  await context.close()
})
