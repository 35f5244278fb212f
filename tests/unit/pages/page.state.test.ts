import { describe, expect, test } from 'vitest'
import { readRecipePage } from '#worker/modules/imports/pages/read-recipe-page.ts'
import { linesOf, PAGE_URL, recipeOf, stepsOf } from './page.fixture.ts'

const RECIPE = {
  title: 'Barley broth',
  ingredients: [
    { name: 'barley', amount: 120, unit: { name: 'gram', abbreviation: 'g' } },
    { name: 'leeks', displayQuantity: 2 },
    { name: 'salt' },
  ],
  preparationSteps: [
    { header: 'Step 1', body: 'Rinse the barley until the water is clear.' },
    { header: 'Step 2', body: 'Simmer it with the leeks for an hour.' },
  ],
}
const page = (script: string) => `<title>Barley broth | Pantry</title><body><h1>Barley broth</h1>${script}</body>`
const LINES = ['120 g barley', '2 leeks', 'salt']
const STEPS = ['Rinse the barley until the water is clear.', 'Simmer it with the leeks for an hour.']

/** The format of Nuxt: one flat list in which values name others by position. */
function flatten(value: unknown): unknown[] {
  const list: unknown[] = []
  const put = (item: unknown): number => {
    const at = list.push(null) - 1
    list[at] =
      typeof item !== 'object' || item === null
        ? item
        : Array.isArray(item)
          ? item.map(put)
          : Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, put(inner)]))
    return at
  }
  put(value)
  return list
}
const flight = (row: string) => `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script>`
const row = `1b:${JSON.stringify(['$', 'div', null, { recipe: RECIPE }])}\n`

describe('a page whose recipe stands only in the data of its scripts is read', () => {
  test.each([
    ['Next.js', `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify({ props: { RECIPE } })}</script>`],
    ['Next.js flight rows', flight(row)],
    ['flight rows in pieces', flight(row.slice(0, 90)) + flight(row.slice(90))],
    ['Nuxt', `<script type="application/json" id="__NUXT_DATA__">${JSON.stringify(flatten({ RECIPE }))}</script>`],
    [
      'Angular',
      `<script id="app-state" type="application/json">${JSON.stringify({ RECIPE }).replaceAll('"', '&q;')}</script>`,
    ],
    ['a window property', `<script>window.__INITIAL_STATE__ = ${JSON.stringify({ RECIPE })}; boot()</script>`],
    [
      'a string to be parsed',
      `<script>window.__PRELOADED_STATE__ = JSON.parse(${JSON.stringify(JSON.stringify({ RECIPE }))})</script>`,
    ],
    [
      'Apollo’s cache',
      `<script>window.__APOLLO_STATE__ = ${JSON.stringify({
        'Recipe:1': { ...RECIPE, ingredients: [{ __ref: 'I:1' }, { __ref: 'I:2' }, { __ref: 'I:3' }] },
        ...Object.fromEntries(RECIPE.ingredients.map((ingredient, at) => [`I:${at + 1}`, ingredient])),
      })}</script>`,
    ],
  ])('%s', (_, script) => {
    const recipe = recipeOf(page(script))
    expect(recipe.name).toBe('Barley broth')
    expect(linesOf(recipe)).toEqual(LINES)
    expect(stepsOf(recipe)).toEqual(STEPS)
  })

  test('groups of ingredients keep their names', () => {
    const ingredientGroups = [
      { title: 'Broth', ingredients: ['1 l water', '2 leeks'] },
      { title: 'Dumplings', ingredients: ['100 g flour'] },
    ]
    const state = JSON.stringify({ recipe: { name: 'Broth', ingredientGroups, steps: STEPS } })
    const recipe = recipeOf(page(`<script id="__NEXT_DATA__" type="application/json">${state}</script>`))
    expect(recipe.ingredients.map(({ group }) => group)).toEqual(['Broth', 'Broth', 'Dumplings'])
  })

  test('but a list of ingredients without steps is no recipe', () => {
    const state = JSON.stringify({ filter: { ingredients: ['egg', 'milk', 'flour'] } })
    expect(readRecipePage(page(`<script type="application/json">${state}</script>`), PAGE_URL)).toBeNull()
  })
})
