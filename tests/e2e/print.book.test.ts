import { expect, test } from 'vitest'
import { makeAccount } from './account.make.ts'
import { openKitchen } from './kitchen.open.ts'

const kitchen = openKitchen()

/** Some take a sheet, some several. */
const recipeBody = (name: string, lines: number) => ({
  name,
  internal: true,
  keywords: [{ name: lines > 20 ? 'Long' : 'Short' }],
  steps: Array.from({ length: lines }, (_, n) => ({
    instruction: `Step ${n + 1} of the ${name}: stir slowly until nothing sticks, then wait for a while and taste.`,
    ingredients: n === 0 ? [{ food: { name: `root of ${name}` }, unit: { name: 'g' }, amount: 200 }] : [],
  })),
})

test.each(['desktop', 'phone'] as const)(
  'a printed book names in its contents and its index the pages on which its recipes are, on a %s',
  async (device) => {
    const account = await makeAccount(kitchen.origin())
    const call = <T>(method: 'POST' | 'GET', path: string, body?: object) => account.call<T>(method, path, body)
    const book = await call<{ id: number }>('POST', '/api/recipe-book/', { name: 'Roots', description: '', shared: [] })
    const names = ['Beet', 'Carrot', 'Parsnip', 'Radish', 'Turnip']
    for (const [at, name] of names.entries()) {
      const { id } = await call<{ id: number }>('POST', '/api/recipe/', recipeBody(name, at % 2 === 0 ? 40 : 2))
      await call('POST', '/api/recipe-book-entry/', { book: book.id, recipe: id })
    }
    const context = await kitchen.enter(device, account)
    const page = await context.newPage()
    await page.goto(`/book/${book.id}/print`)
    await page.getByRole('heading', { name: 'By keyword' }).first().waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('[data-recipe]').count()).toBeGreaterThan(names.length)
    const shown = await page.evaluate(() => {
      const sheetOf = (element: Element) => Number(element.closest('[data-sheet]')?.getAttribute('data-sheet'))
      const firsts = new Map<string, number>()
      for (const recipe of document.querySelectorAll('[data-recipe]')) {
        const name = recipe.querySelector('h2')?.textContent ?? ''
        if (!firsts.has(name)) firsts.set(name, sheetOf(recipe))
      }
      const sheets = [...document.querySelectorAll('[data-sheet]')].map((one) => one.getAttribute('data-sheet'))
      const contents = [...document.querySelectorAll('[data-sheet="2"] li')].map((row) => [
        row.firstElementChild?.textContent ?? '',
        Number(row.lastElementChild?.textContent),
      ])
      const words = [...document.querySelectorAll('[data-word]')].map((word): [string, string] => [
        word.textContent,
        word.nextElementSibling?.textContent ?? '',
      ])
      return { firsts: [...firsts], sheets, contents, words }
    })
    const firsts = new Map(shown.firsts)
    expect(shown.sheets.map(Number)).toEqual(shown.sheets.map((_, at) => (at === 0 ? 0 : at + 1)))
    expect(shown.contents).toEqual(names.map((name) => [name, firsts.get(name)]))
    // Long ones take several sheets, so that numbers are no mere count.
    expect((firsts.get('Carrot') ?? 0) - (firsts.get('Beet') ?? 0)).toBeGreaterThan(1)
    for (const name of names) expect(new Map(shown.words).get(`root of ${name}`)).toBe(String(firsts.get(name)))
    expect(new Map(shown.words).get('Short')).toBe(`${firsts.get('Carrot')}, ${firsts.get('Radish')}`)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    // A page of paper for each sheet: what is numbered is what is printed.
    expect([...pdf.toString('latin1').matchAll(/\/Type \/Page\b(?!s)/g)]).toHaveLength(shown.sheets.length)
    await context.close()
  },
)
