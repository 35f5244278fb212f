import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { devices, type Device } from './device.list.ts'
import { findDish } from './dish.find.ts'
import { type Faults, watchFaults } from './fault.watch.ts'
import { openKitchen } from './kitchen.open.ts'
import { personAt, type Person } from './person.walk.ts'
import { serveSite, type Site } from './site.serve.ts'

const dish = findDish()
let site: Site
const kitchen = openKitchen(async () => {
  site = await serveSite(dish)
  return { allowedOrigins: [site.origin] }
})
afterAll(() => site?.close())

const soon = { timeout: 60_000 }
const pasted = ['100 g feta, crumbled', '1 tbsp olive oil', 'pepper']

// Chapters of one story: each continues where the previous one ended.
describe.each(Object.keys(devices) as Device[])('a recipe, from a web page to the table, on a %s', (device) => {
  const account = { username: `robin_${device}`, password: 'a long way to the market' }
  let context: BrowserContext
  let page: Page
  let robin: Person
  let faults: Faults
  let isTorn = false
  beforeEach(({ skip, onTestFailed }) => {
    if (isTorn) skip('the story broke off')
    onTestFailed(async () => {
      isTorn = true
      console.log(page.url(), faults.take(), await page.locator('body').ariaSnapshot())
    })
  })
  afterAll(() => context?.close())

  test('Robin opens Larder and signs up', async () => {
    context = await kitchen.enter(device)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    faults = watchFaults(context)
    page = await context.newPage()
    robin = personAt(page)
    await page.goto('/')
    await robin.signUp(account)
    await robin.heading('What is your kitchen called?').waitFor()
    await robin.press('Skip all of it')
    await robin.heading(new RegExp(account.username)).waitFor()
    await page.getByText('Your first recipe').waitFor()
  })

  test('brings in a recipe from a web page, and sees it as it will be before it is saved', async () => {
    await page.getByRole('link', { name: 'Import from the web' }).click()
    await robin.heading('Import').waitFor()
    await page.getByLabel(/^A link/).fill(site.address)
    await robin.press('Read')
    await robin.heading('Check and save').waitFor()
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(dish.title)
    const servings = page.getByRole('group', { name: 'Servings' }).getByRole('textbox')
    expect(await servings.inputValue()).toBe(String(dish.servings))
    await page.getByRole('button', { name: /^2 cups .*cucumber/ }).waitFor()
    await robin.press('Save')
    await robin.heading(dish.title).waitFor()
  })

  test('sees its picture arrive', async () => {
    const picture = page.getByRole('main').locator('img[src*="/media/"]')
    await picture.waitFor(soon)
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).not.toBe(
      0,
    )
  })

  test('reads and scales it', async () => {
    await expect.poll(() => robin.ingredient(/./).count(), soon).toBe(dish.ingredients)
    await robin.ingredient(/^2 cups .*cucumber/).waitFor()
    for (let more = 0; more < 3; more++) await robin.ingredients.getByRole('button', { name: 'More' }).click()
    await robin.ingredient(/^3 cups .*cucumber/).waitFor()
    await robin.ingredients.getByText('Scaled from 6').waitFor()
  })

  test('ticks ingredients, and finds them ticked after a reload', async () => {
    await robin.ingredient(/mangos/).check()
    await page.reload()
    await robin.ingredient(/^3 .*mangos/).waitFor()
    expect(await robin.ingredient(/mangos/).isChecked()).toBe(true)
    expect(await robin.ingredient(/cucumber/).isChecked()).toBe(false)
  })

  test('cooks it step by step, and rates it', async () => {
    await page.getByRole('link', { name: 'Start cooking' }).click()
    await page.getByRole('heading', { name: 'Get everything ready' }).waitFor()
    await page.getByRole('checkbox', { name: /^3 cups .*cucumber/ }).waitFor()
    await robin.cook(dish.steps)
    await page.getByRole('heading', { name: 'Enjoy your meal!' }).waitFor()
    await page.getByRole('radio', { name: '5 stars' }).click()
    await page.getByLabel('Comment').fill('Everybody asked for more.')
    await robin.press('Save')
    await robin.heading(dish.title).waitFor()
    await page.getByText('Everybody asked for more.').waitFor()
  })

  test('plans it for Friday', async () => {
    const today = new Date().getDay()
    await robin.press('Plan')
    await page
      .getByRole('radio', { name: today === 5 ? /^Today/ : /^Fri/ })
      .first()
      .click()
    await robin.press('Add to the plan')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await robin.go('Plan')
    await robin.heading('Meal plan').waitFor()
    // A phone's agenda reaches into the next week; on a desktop, next Friday is in the next week at the weekend.
    if (device === 'desktop' && today % 6 === 0) await page.getByRole('link', { name: 'Next week' }).click()
    await robin.press(new RegExp(`^Dinner ${dish.title}|^${dish.title} ?, Dinner`))
    const meal = page.getByRole('dialog', { name: dish.title })
    await meal.getByRole('link', { name: 'Open the recipe' }).first().click()
    await robin.heading(dish.title).waitFor()
  })

  test('puts its ingredients on the shopping list, and ticks some off', async () => {
    await robin.press('Shop')
    await robin.press(`Add ${dish.ingredients} ingredients`)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await robin.go('Shopping')
    await page.getByText(`${dish.ingredients} things to buy`).waitFor()
    const box = page.getByRole('combobox', { name: 'Add to the list' })
    await box.fill('2 l milk, bread')
    await box.press('Enter')
    await page.getByText(`${dish.ingredients + 2} things to buy`).waitFor()
    for (const name of [/cucumber/, /bread/]) await page.getByRole('checkbox', { name }).click()
    await page.getByText(`${dish.ingredients} things to buy`).waitFor()
  })

  test('ticks without a network, and syncs with the other phone once it is back', async () => {
    const kitchenTable = await kitchen.enter(device, account)
    const other = await kitchenTable.newPage()
    await other.goto('/shopping')
    await expect.poll(() => personAt(other).toBuy(), soon).toBe(dish.ingredients)
    // The page stores what the list needs offline once it is idle.
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), soon).toBe(true)
    await faults.forgive(async () => {
      await context.setOffline(true)
      await page.getByRole('checkbox', { name: /mint/ }).click()
      await page.getByText('1 change is waiting to be sent.').waitFor()
      await page.reload()
      await page.getByText('1 change is waiting to be sent.').waitFor()
      expect(await robin.toBuy()).toBe(dish.ingredients - 1)
      expect(await personAt(other).toBuy()).toBe(dish.ingredients)
      await context.setOffline(false)
      await page.getByText('waiting to be sent').waitFor({ state: 'hidden' })
    })
    await expect.poll(() => personAt(other).toBuy(), soon).toBe(dish.ingredients - 1)
    await kitchenTable.close()
  })

  test('pastes a list of ingredients into the recipe', async () => {
    await robin.go('Recipes')
    await robin.open(dish.title)
    await robin.more('Edit')
    await robin.heading('Edit recipe').waitFor()
    await page.getByLabel('Add an ingredient').last().focus()
    await robin.paste(pasted.join('\n'))
    await page.getByRole('group', { name: /feta/ }).waitFor()
    await robin.press('Save')
    await robin.heading(dish.title).waitFor()
    await robin.ingredient(/^100 g feta/).waitFor()
    await expect.poll(() => robin.ingredient(/./).count(), soon).toBe(dish.ingredients + pasted.length)
  })

  test('reads the history, and restores an earlier version', async () => {
    await robin.more('History')
    await robin.heading('History').waitFor()
    await page.getByRole('article').first().getByText(/feta/).waitFor()
    await robin.press(/^Go back to this version/)
    await page.getByText('Went back to an earlier version.').waitFor()
    await page.getByRole('link', { name: dish.title }).click()
    await robin.heading(dish.title).waitFor()
    await expect.poll(() => robin.ingredient(/./).count(), soon).toBe(dish.ingredients)
  })

  test('deletes it, and undoes that', async () => {
    await robin.more('Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText('No recipes yet').waitFor()
    await page.getByText(`Deleted “${dish.title}”`).waitFor()
    await robin.press('Undo')
    await robin.open(dish.title)
    await page.getByText('Everybody asked for more.').waitFor()
  })

  test('no page reported a fault', () => expect(faults.take()).toEqual([]))
})

test('a replay of all these events changes nothing', async () => {
  const answer = await fetch(`${kitchen.origin()}/_local/replay`, { method: 'POST' })
  expect(await answer.json()).toMatchObject({ differences: [] })
})
