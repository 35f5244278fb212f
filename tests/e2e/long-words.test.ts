import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagesToShow } from '../../scripts/screens/pages.list.ts'
import { type Account, makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'
import { serveSite, type Site } from './site.serve.ts'
import { twoFrames } from './two-frames.ts'

const food = 'Rindfleischetikettierungsüberwachungsaufgabenübertragung'
const name = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbea'
const address = 'https://kitchen.example/recipes/with/a/very/long/address/that/nobody/breaks?source=keyword'
const found = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  description: address,
  keywords: ['keyword'.repeat(9), food],
  recipeIngredient: [`1 ${food}`, `200 g ${name}`],
  recipeInstructions: 'unbroken'.repeat(37),
}
const dialogs = ['plan', 'shopping', 'share', 'print', 'cooked']

let site: Site
const kitchen = openKitchen(async () => {
  const html = `<script type="application/ld+json">${JSON.stringify(found)}</script>`
  site = await serveSite({ html, site: 'https://kitchen.example', path: '/found/' })
  return { allowedOrigins: [site.origin] }
})
afterAll(() => site.close())

let account: Account
let paths: string[]

beforeAll(async () => {
  account = await makeAccount(kitchen.origin())
  const today = new Date().toISOString().slice(0, 10)
  const recipe = await account.call<{ id: number }>('POST', '/api/recipe/', {
    name,
    description: `${'unbroken'.repeat(37)} ${address}`,
    servings: 4,
    servings_text: 'Schüsselchenportionenschalenwerk',
    source_url: address,
    keywords: [{ name: address.slice(0, 64) }],
    steps: [
      {
        name,
        instruction: `${'w'.repeat(300)} ${address} {{ ingredients[0] }} \`${'code'.repeat(40)}\``,
        time: 90,
        ingredients: [
          { amount: 1.5, unit: { name: food.slice(0, 40) }, food: { name: food }, note: food + food, order: 0 },
          { amount: 0, no_amount: true, is_header: true, note: food, food: null, unit: null, order: 1 },
        ],
      },
    ],
  })
  await account.call('POST', '/api/cook-log/', {
    recipe: recipe.id,
    rating: 4,
    servings: 2,
    comment: 'wonderful'.repeat(40),
  })
  const [type] = (await account.call<{ results: { id: number; name: string }[] }>('GET', '/api/meal-type/')).results
  const meal = { meal_type: type, from_date: `${today}T12:00:00Z`, servings: 2 }
  await account.call('POST', '/api/meal-plan/', {
    ...meal,
    recipe: { id: recipe.id, name, keywords: [] },
    addshopping: true,
  })
  await account.call('POST', '/api/meal-plan/', { ...meal, title: name, note: address })
  await account.call('POST', '/api/shopping-list-entry/', {
    food: { name: `${food}1` },
    amount: 2,
    unit: { name: name.slice(0, 50) },
  })
  await account.call('PATCH', `/api/recipe/${recipe.id}/`, { description: `${'unbroken'.repeat(37)} and ${address}` })
  const client = { get: <T>(path: string) => account.call<T>('GET', path) }
  const pages = await pagesToShow(client as Parameters<typeof pagesToShow>[0])
  paths = [
    ...pages.map(({ path }) => path),
    ...dialogs.map((open) => `/recipe/${recipe.id}?open=${open}`),
    '/plan?open=list',
    '/plan?open=add',
    '/recipes?open=filters',
    '/shopping?open=view',
    '/?open=more',
    `/import?url=${encodeURIComponent(site.address)}`,
  ]
})

let context: BrowserContext
afterAll(() => context?.close())

test('with words that have no place to break, no page is wider than a phone, and nothing lies beside it', async () => {
  context = await kitchen.enter('phone', account)
  const page = await context.newPage()
  const wide: string[] = []
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('h1').first().waitFor()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await twoFrames(page)
      wide.push(...(await whatIsOutside(page)).map((found) => `${path} at ${width} px ${found}`))
    }
  }
  await context.close()
  expect(wide).toEqual([])
})

/** Rows that scroll sideways may be longer than the screen, and what is cut off does not show. */
const whatIsOutside = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isScrolled = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || isScrolled(element.parentElement))
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width: own } = element.getBoundingClientRect()
      return own > 1 && right > width + 1 && element.checkVisibility() && !isScrolled(element.parentElement)
    })
    const deepest = outside.filter((element) => !outside.some((other) => other !== element && element.contains(other)))
    const { scrollWidth } = document.documentElement
    const named = deepest
      .slice(0, 9)
      .map(({ tagName, className, textContent }) => `${tagName} ${textContent.slice(0, 40)} ${className}`)
    return scrollWidth > width ? [`is ${scrollWidth} px wide`, ...named] : named
  })
