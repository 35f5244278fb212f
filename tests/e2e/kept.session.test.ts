import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

async function openAgain() {
  const context = await kitchen.enter('phone', await makeAccount(kitchen.origin()))
  const page = await context.newPage()
  await page.goto('/recipes')
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  return { context, page }
}

test('whoever was here before sees the navigation and the page before the server says who they are', async () => {
  const { context, page } = await openAgain()
  let answered = false
  await context.route('**/api/session/', async (route) => {
    await new Promise((done) => setTimeout(done, 8000))
    answered = true
    await route.continue()
  })
  await page.reload()
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor()
  expect(answered).toBe(false)
  await context.close()
})

test('a page asks once who is there, whatever comes first, and anew when that changed', async () => {
  const { context, page } = await openAgain()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session/')) asked.push(page.url())
  })
  for (let visit = 1; visit <= 6; visit++) {
    // Late files of the page turn the order round.
    await page.route('**/preload.js', async (route) => {
      await new Promise((done) => setTimeout(done, visit * 60))
      await route.continue()
    })
    await page.goto('/settings/space', { waitUntil: 'networkidle' })
    expect(asked.splice(0), `visit ${visit}`).toHaveLength(1)
  }
  await page.getByRole('button', { name: 'Sky' }).click()
  await expect.poll(() => asked.length).toBe(1)
  await context.close()
})

test('whoever is logged out meanwhile comes to the page to log in, without an error on the way', async () => {
  const { context, page } = await openAgain()
  await context.clearCookies()
  await page.reload()
  await page.waitForURL('**/login**')
  await page.getByRole('button', { name: 'Log in' }).waitFor()
  expect(await page.getByText('Something boiled over').count()).toBe(0)
  await context.close()
})
