import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openKitchen } from './kitchen.open.ts'
import { personAt, type Person } from './person.walk.ts'

const kitchen = openKitchen()
const soon = { timeout: 30_000 }
const anna = { username: 'anna_downstairs', password: 'soup on every monday' }
const ben = { username: 'ben_next_door', password: 'soup on every thursday' }

let desk: BrowserContext
let phone: BrowserContext
let hers: Page
let his: Page
let person: Person
let link = ''
let isTorn = false

beforeAll(async () => {
  desk = await kitchen.enter('desktop')
  phone = await kitchen.enter('phone')
  await desk.grantPermissions(['clipboard-read', 'clipboard-write'])
  hers = await desk.newPage()
  his = await phone.newPage()
  person = personAt(hers)
})
afterAll(async () => void (await Promise.all([desk.close(), phone.close()])))
beforeEach(({ skip, onTestFailed }) => {
  if (isTorn) skip('the story broke off')
  onTestFailed(async () => {
    isTorn = true
    for (const page of [hers, his]) console.log(page.url(), await page.locator('body').ariaSnapshot())
  })
})

const press = async (name: string | RegExp) => {
  const button = hers.getByRole('button', { name, exact: true })
  await button.focus()
  await hers.keyboard.press('Enter')
}

// Chapters of one story: Anna sits at a keyboard, Ben has a phone.
test('whoever signs up is asked for the name of the kitchen', async () => {
  await hers.goto('/')
  await person.signUp(anna)
  await person.heading('What is your kitchen called?').waitFor()
  const name = hers.getByLabel('Name', { exact: true })
  await name.focus()
  await hers.keyboard.type('Soup & Sons')
  await hers.keyboard.press('Enter')
  await person.heading('How do you measure?').waitFor()
})

test('finds what the browser knows already filled in', async () => {
  expect(await hers.getByLabel('Measures').inputValue()).toBe('metric')
  expect(await hers.getByLabel('Language').inputValue()).toBe('en')
  expect(await hers.getByLabel('Your days begin and end in').inputValue()).toBe(
    await hers.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
  )
  await press('Next')
  await person.heading('Begin with common foods?').waitFor()
})

test('takes the common foods, and skips what she has not got', async () => {
  await press('Next')
  await hers.getByRole('heading', { level: 1, name: 'Bring your recipes' }).waitFor({ timeout: 60_000 })
  await hers.reload()
  await person.heading('Bring your recipes').waitFor()
  await press('Skip this step')
})

test('hands out a link at the last step, and is never asked again', async () => {
  await person.heading('Do you cook with somebody?').waitFor()
  link = await hers.getByRole('textbox', { name: 'Link' }).inputValue()
  await press('Copy link')
  expect(await hers.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await press('To the start page')
  await person.heading(new RegExp(anna.username)).waitFor()
  await hers.getByRole('heading', { name: 'Three things to begin with' }).waitFor()
  await hers.goto('/')
  await person.heading(new RegExp(anna.username)).waitFor()
})

test('her first list sorts itself', async () => {
  await person.go('Shopping')
  await hers.getByRole('combobox', { name: 'Add to the list' }).fill('2 l milk, bread, 3 eggs')
  await hers.keyboard.press('Enter')
  await hers.getByRole('checkbox', { name: '2 l milk' }).waitFor()
  const inOrder = hers.locator('main :is(h2, [role="checkbox"])')
  const told = () =>
    inOrder.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent?.trim()))
  await expect
    .poll(told, soon)
    .toEqual(['Bread & Bakery', 'bread', 'Dairy & Eggs', '3 eggs', '2 l milk', 'Recipes on the list'])
})

test('Ben follows her link, signs up, and plans with a thumb', async () => {
  await his.goto(link)
  await his.getByText(`${anna.username} invites you to`).waitFor()
  await his.getByRole('link', { name: 'Create an account and join' }).tap()
  await his.getByLabel('E-mail', { exact: true }).fill(`${ben.username}@example.org`)
  await his.getByLabel('User name').fill(ben.username)
  await his.getByLabel('Password', { exact: true }).fill(ben.password)
  await his.getByRole('button', { name: 'Create account' }).tap()
  await his.waitForURL('**/plan**')
  await his.goto('/plan?open=add')
  await his.getByPlaceholder(/recipe/i).fill('Leftovers')
  await his.getByRole('button', { name: /Leftovers/ }).tap()
  await his.getByText('Leftovers').first().waitFor(soon)
})

test('Anna sees his meal, and the card for planning is done', async () => {
  await hers.goto('/plan')
  await hers.getByText('Leftovers').first().waitFor(soon)
  await hers.goto('/')
  const cards = hers.getByRole('region', { name: 'Three things to begin with' })
  await expect.poll(() => cards.getByText('Done').count(), soon).toBe(2)
})

test('he shops, and she sees what is in the basket', async () => {
  await his.goto('/shopping')
  await his.getByRole('checkbox', { name: '2 l milk' }).tap()
  await hers.goto('/shopping')
  await hers.getByRole('checkbox', { name: 'bread' }).waitFor(soon)
  await expect.poll(() => hers.getByRole('checkbox', { name: '2 l milk' }).count(), soon).toBe(0)
})

test('the last card can be closed, and stays closed on every device', async () => {
  await hers.goto('/')
  await press(/Hide “Import a recipe”/)
  await hers.getByRole('heading', { name: 'Three things to begin with' }).waitFor({ state: 'detached' })
  const other = await kitchen.enter('phone', anna)
  const page = await other.newPage()
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('heading', { name: 'This week' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Three things to begin with' }).count()).toBe(0)
  await other.close()
})
