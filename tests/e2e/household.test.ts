import jsqr from 'jsqr'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { personAt } from './person.walk.ts'

const kitchen = openKitchen()
const ben = { username: 'ben_from_upstairs', password: 'soup on every thursday' }
const soon = { timeout: 30_000 }

let anna: Account
let desk: { context: BrowserContext; page: Page }
let phone: { context: BrowserContext; page: Page }
let isTorn = false

beforeAll(async () => {
  anna = await makeAccount(kitchen.origin())
  desk = await opened(await kitchen.enter('desktop', anna))
  phone = await opened(await kitchen.enter('phone'))
})
afterAll(async () => void (await Promise.all([desk.context.close(), phone.context.close()])))
beforeEach(({ skip, onTestFailed }) => {
  if (isTorn) skip('the story broke off')
  onTestFailed(async () => {
    isTorn = true
    for (const { page } of [desk, phone]) console.log(page.url(), await page.locator('body').ariaSnapshot())
  })
})

// Chapters of one story: Anna sits at a keyboard, Ben has a phone.
test('a link that nobody took along is gone when the sheet closes', async () => {
  const { page } = desk
  await page.goto('/settings/people?open=invite')
  await page.getByRole('textbox', { name: 'Link' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(async () => (await anna.call<{ count: number }>('GET', '/api/invite-link/')).count, soon).toBe(0)
})

test('Anna invites by keyboard, and Ben’s camera reads where the code leads', async () => {
  const { page } = desk
  await pressButton(page, 'Invite somebody')
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await pressButton(page, 'QR code')
  const code = page.getByRole('img', { name: /QR code/ })
  await code.waitFor()
  const { data, size } = await code.evaluate(pixelsOf)
  expect(jsqr(Uint8ClampedArray.from(data), size, size)?.data).toBe(link)
  await page.keyboard.press('Escape')
  await page.getByText('Plans and shops · Household', { exact: false }).waitFor()
  await phone.page.goto(link)
})

test('Ben sees who invites him to what, signs up, and is in the middle of the week', async () => {
  const { page } = phone
  await page.getByText(`${anna.username} invites you to`).waitFor()
  await page.getByText('You join the household “Household”.').waitFor()
  await page.getByRole('link', { name: 'Create an account and join' }).tap()
  await page.getByLabel('E-mail', { exact: true }).fill(`${ben.username}@example.org`)
  await page.getByLabel('User name').fill(ben.username)
  await page.getByLabel('Password', { exact: true }).fill(ben.password)
  await page.getByRole('button', { name: 'Create account' }).tap()
  await page.waitForURL('**/plan**')
  await personAt(page)
    .heading(/Plan|week/i)
    .waitFor()
})

test('Anna lets him run the house, with arrow keys', async () => {
  const { page } = desk
  await page.goto('/settings/people')
  await pressButton(page, `Change what ${ben.username} may do`)
  await page.getByRole('radio', { name: /^Plans and shops/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(roleOfBen, soon).toBe('admin')
  await page.getByText(`${ben.username}: Runs the house`).waitFor()
  await page.keyboard.press('Escape')
})

test('Ben sees everybody, and nothing that is not his to change', async () => {
  const { page } = phone
  await page.goto('/settings/people')
  await page.getByText(`${anna.username} invites people`).waitFor()
  expect(await page.getByRole('button', { name: /Invite|Change|Rename|household/ }).count()).toBe(0)
})

test('Anna takes him out, and brings him back', async () => {
  const { page } = desk
  await pressButton(page, `Change what ${ben.username} may do`)
  await pressButton(page, 'Take out')
  await page.getByText(`${ben.username} is no longer here`).waitFor()
  expect(await roleOfBen()).toBeUndefined()
  await pressButton(page, 'Undo')
  await expect.poll(roleOfBen, soon).toBe('admin')
  await page.getByRole('button', { name: `Change what ${ben.username} may do` }).waitFor()
})

test('she hands the space over to him, and leaves it', async () => {
  const { page } = desk
  await page.getByLabel('Your password').fill(anna.password)
  await page.keyboard.press('Enter')
  await page.getByText(`${ben.username} owns this space now`).waitFor()
  await pressButton(page, 'Leave …')
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(/You have left/).waitFor()
})

test('Ben is alone, invites for several with his thumb, and takes the link back', async () => {
  const { page } = phone
  await page.goto('/settings/people')
  await page.getByText('Cook with somebody').waitFor()
  await page.getByRole('button', { name: 'Invite somebody' }).tap()
  await page.getByRole('textbox', { name: 'Link' }).waitFor()
  await page.getByRole('switch', { name: 'For several people' }).tap()
  await page.getByText(/^For several people, until/).waitFor()
  await page.getByRole('button', { name: 'QR code' }).tap()
  await page.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: /^Take back/ }).tap()
  await page.getByText('The link opens nothing any more').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

async function opened(context: BrowserContext) {
  return { context, page: await context.newPage() }
}

async function pressButton(page: Page, name: string) {
  const button = page.getByRole('button', { name, exact: true })
  await button.waitFor()
  await button.focus()
  await page.keyboard.press('Enter')
}

const roleOfBen = async () => {
  const people = await anna.call<{ user: { username: string }; role: string }[]>('GET', '/api/people/')
  return people.find(({ user }) => user.username === ben.username)?.role
}

/** Runs in the page: what a camera would see. */
async function pixelsOf(svg: Element): Promise<{ data: number[]; size: number }> {
  const size = 320
  const copy = svg.cloneNode(true) as SVGElement
  copy.setAttribute('width', String(size))
  copy.setAttribute('height', String(size))
  const picture = new Image(size, size)
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await picture.decode()
  const canvas = new OffscreenCanvas(size, size).getContext('2d')
  if (!canvas) throw new Error('There is no canvas')
  canvas.drawImage(picture, 0, 0, size, size)
  return { data: [...canvas.getImageData(0, 0, size, size).data], size }
}
