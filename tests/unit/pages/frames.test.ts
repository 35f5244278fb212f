import { expect, test } from 'vitest'
import { elsewhere } from '#worker/modules/imports/pages/elsewhere.ts'
import { readRecipePage, readRecipes } from '#worker/modules/imports/pages/read-recipe-page.ts'
import { linesOf, PAGE_URL, recipeOf, soup, stepsOf, withJsonLd } from './page.fixture.ts'

const quoted = (html: string) => html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
const shown =
  '<html><body><h2>Ingredients</h2><ul><li>3 leeks</li><li>500 ml water</li><li>1 tsp salt</li></ul><h2>Method</h2><ol><li>Slice the leeks and wash them well.</li><li>Boil them in the water for ten minutes.</li></ol><div>'

test('a frame that holds its page itself is read as a part of the page', () => {
  const recipe = recipeOf(`<h1>Leek soup</h1><iframe srcdoc="${quoted(shown)}"></iframe><h2>Comments</h2><p>Good!</p>`)
  expect(linesOf(recipe)).toEqual(['3 leeks', '500 ml water', '1 tsp salt'])
  expect(stepsOf(recipe)).toEqual(['Slice the leeks and wash them well.', 'Boil them in the water for ten minutes.'])
  const marked = recipeOf(`<h1>Soup</h1><iframe srcdoc="${quoted(withJsonLd(soup()))}"></iframe>`)
  expect(marked.name).toBe('Soup')
})

test('a frame in a frame is read, and one that holds itself over and over ends', () => {
  expect(recipeOf(`<h1>Leek soup</h1><iframe srcdoc="${quoted(`<iframe srcdoc="${quoted(shown)}">`)}">`).name).toBe(
    'Leek soup',
  )
  let page = shown
  for (let depth = 0; depth < 8; depth++) page = `<iframe srcdoc="${quoted(page)}">`
  expect(readRecipePage(page, PAGE_URL)).toBeNull()
})

test('of a page without a recipe its print view and its own frames are told', () => {
  const page = `<link rel="amphtml" href="/recipes/soup/amp"><h1>Soup</h1>
    <a href="/print/77">Recipe</a><a href="/p?id=3" class="btn">Drucken</a><a href="javascript:print()">Print</a>
    <a href="/blueprints">Blueprints</a><a href="#print">Print</a>
    <iframe src="https://recipes.example.com/card/4"></iframe><iframe src="https://ads.example.net/1"></iframe>`
  expect(elsewhere(page, PAGE_URL)).toEqual([
    'https://www.example.com/recipes/soup/amp',
    'https://www.example.com/print/77',
    'https://www.example.com/p?id=3',
  ])
  expect(elsewhere('<iframe src="https://recipes.example.com/card/4"></iframe>', PAGE_URL)).toEqual([
    'https://recipes.example.com/card/4',
  ])
  expect(elsewhere('<p>Nothing</p>', null)).toEqual([])
})

test('a page that is longer than what is read of one says so', () => {
  const long = withJsonLd(soup(), `<h1>Soup</h1>${'<p>word</p>'.repeat(800_000)}`)
  expect(readRecipes(long, PAGE_URL)).toMatchObject({ recipe: { name: 'Soup' }, isCut: true })
  expect(readRecipes(withJsonLd(soup()), PAGE_URL)).toMatchObject({ isCut: false })
})
