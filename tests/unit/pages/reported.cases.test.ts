import { expect, test } from 'vitest'
import { readRecipePage } from '#worker/modules/imports/pages/read-recipe-page.ts'
import { linesOf, PAGE_URL, recipeOf, soup, withJsonLd } from './page.fixture.ts'

test('an ingredient inside a link is not lost', () => {
  const page =
    '<h1>Cake</h1><h2>Ingredients</h2><ul><li>2 <a href="/eggs">eggs</a></li><li><a>100 g sugar</a></li></ul><h2>Method</h2><p>Beat the eggs with the sugar until they are fluffy.</p>'
  expect(linesOf(recipeOf(page))).toEqual(['2 eggs', '100 g sugar'])
})

test('a page without structured data is no recipe', () => {
  expect(readRecipePage('<html><body><h1>About us</h1><p>We cook with love.</p></body></html>', PAGE_URL)).toBeNull()
})

test('nutrition without a serving size is kept', () => {
  const page = withJsonLd(
    soup({ nutrition: { '@type': 'NutritionInformation', calories: '320 kcal', fatContent: '12.5 g' } }),
  )
  expect(recipeOf(page).nutrition).toMatchObject({ calories: 320, fats: 12.5 })
})

test('localised fractions stay in the line', () => {
  expect(linesOf(recipeOf(withJsonLd(soup({ recipeIngredient: ['&frac12; stk Lime', '1\u20443 dl fløte'] }))))).toEqual(
    ['½ stk Lime', '1\u20443 dl fløte'],
  )
})

test('encoded apostrophes are decoded', () => {
  expect(recipeOf(withJsonLd(soup({ name: 'Mom&#39;s &amp;quot;best&amp;quot; soup' }))).name).toBe(
    'Mom\'s "best" soup',
  )
})

test('a name with much space around it is trimmed', () => {
  expect(recipeOf(withJsonLd(soup({ name: `${' '.repeat(200)}Soup` }))).name).toBe('Soup')
})

test('an unclosed list keeps its entries', () => {
  const page =
    '<h1>Cake</h1><h2>Ingredients</h2><ul><li>2 eggs<li>100 g sugar</ul><h2>Method</h2><p>Beat the eggs with the sugar until they are fluffy.'
  expect(linesOf(recipeOf(page))).toEqual(['2 eggs', '100 g sugar'])
})
