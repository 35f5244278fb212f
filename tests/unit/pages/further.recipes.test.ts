import { expect, test } from 'vitest'
import { readRecipes } from '#worker/modules/imports/pages/read-recipe-page.ts'
import { linesOf, PAGE_URL, soup, stepsOf, withJsonLd } from './page.fixture.ts'

const bread = (more: object = {}) =>
  soup({
    name: 'Bread',
    image: 'https://www.example.com/bread.jpg',
    recipeIngredient: ['500 g flour', '7 g yeast', '350 ml warm milk'],
    recipeInstructions: ['Knead flour, yeast and milk.', 'Bake it for an hour.'],
    ...more,
  })

const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

const sauces = [
  [
    'Green sauce',
    ['2 bunches parsley', '100 ml olive oil', '1 tbsp capers'],
    'Chop the parsley and the capers finely, and stir in the oil.',
  ],
  [
    'Tomato sauce',
    ['800 g tomatoes', '1 onion', '2 cloves garlic'],
    'Fry onion and garlic, add the tomatoes and simmer for half an hour.',
  ],
  [
    'Mustard sauce',
    ['3 tbsp mustard', '200 ml cream', '1 pinch sugar'],
    'Bring the cream to the boil, take it off the heat and whisk in the mustard.',
  ],
] as const

/** As plugins write them: no markup, or that of the first alone. */
const cards = sauces
  .map(
    ([name, lines, method]) =>
      `<div class="card"><h2 class="recipe-name">${name}</h2><button>Print</button><img src="/${name.slice(0, 3)}.jpg" width="600"><h3>Ingredients</h3>${list(lines)}<h3>Instructions</h3><ol><li>${method}</li></ol></div>`,
  )
  .join('<p>And here is the next one, which people like even better.</p>')

/** As a book has them: a title, a list, a paragraph. */
const book = sauces
  .map(
    ([name, lines, method]) =>
      `<h2>${name}</h2>${list(lines)}<p>${method} Serve it warm, or let it cool down first.</p>`,
  )
  .join('')

const bookBold = sauces
  .map(
    ([name, lines, method]) =>
      `<p><strong>${name}</strong></p><p>Ingredients:</p>${list(lines)}<p>Method:</p><p>${method}</p>`,
  )
  .join('')

const read = (page: string) => {
  const found = readRecipes(page, PAGE_URL)
  if (!found) throw new Error('No recipe was read.')
  return found
}
const namesIn = (page: string) => read(page).further.map(({ name }) => name)

test('several recipes of the markup are all told, and each can be read', () => {
  const { recipe, further } = read(withJsonLd([soup(), bread()], '<h1>Soup</h1>'))
  expect(recipe.name).toBe('Soup')
  expect(further).toMatchObject([
    { name: 'Bread', ingredients: 3, steps: 2, image_url: 'https://www.example.com/bread.jpg' },
  ])
  const second = further[0]?.read()
  expect(second).toMatchObject({ name: 'Bread', image_url: 'https://www.example.com/bread.jpg', source_url: PAGE_URL })
  expect(second && linesOf(second)).toEqual(['500 g flour', '7 g yeast', '350 ml warm milk'])
})

test('recipes of pasted data are told as well', () => {
  expect(namesIn(JSON.stringify([soup({ image: '/soup.jpg' }), bread()]))).toEqual(['Bread'])
})

test('several items of microdata', () => {
  const item = (name: string, lines: readonly string[], text: string) =>
    `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${name}</h2>${lines.map((line) => `<p itemprop="recipeIngredient">${line}</p>`).join('')}<p itemprop="recipeInstructions">${text}</p></div>`
  expect(namesIn(sauces.map(([name, lines, method]) => item(name, lines, method)).join(''))).toEqual([
    'Tomato sauce',
    'Mustard sauce',
  ])
})

test.each([
  ['cards without markup', `<title>Three sauces</title>${cards}`],
  ['a page of a book', `<h1>Three sauces</h1><p>For every day.</p>${book}`],
  ['titles in bold', `<h1>Three sauces</h1>${bookBold}`],
])('recipes that a page only shows, each under its title: %s', (_, page) => {
  const { recipe, further } = read(page)
  expect([recipe, ...further].map(({ name }) => name).toSorted()).toEqual(sauces.map(([name]) => name).toSorted())
  for (const one of [recipe, ...further.map((other) => other.read())]) {
    const [, lines, method] = sauces.find(([name]) => name === one?.name) ?? sauces[0]
    expect(one && linesOf(one)).toEqual(lines)
    expect(one && stepsOf(one).join(' ')).toContain(method)
  }
})

test('cards of which the markup has only the first', () => {
  const [name, lines, method] = sauces[0]
  const first = soup({ name, recipeIngredient: lines, recipeInstructions: [method] })
  const { recipe, further } = read(withJsonLd(first, cards))
  expect(recipe.name).toBe('Green sauce')
  expect(further).toMatchObject([
    { name: 'Tomato sauce', ingredients: 3, steps: 1, image_url: 'https://www.example.com/Tom.jpg' },
    { name: 'Mustard sauce' },
  ])
})

const method = '<h2>Method</h2><ol><li>Chop the onion as finely as you can.</li><li>Boil it.</li></ol>'

test.each([
  ['marked up twice', withJsonLd([soup(), soup({ name: 'Best soup ever' })], '<h1>Soup</h1>')],
  [
    'in two kinds of markup',
    withJsonLd(
      soup(),
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">The soup</h1><p itemprop="recipeIngredient">1 onion, chopped</p><p itemprop="recipeIngredient">500 ml water</p><p itemprop="recipeInstructions">Chop the onion. Boil it.</p></div>`,
    ),
  ],
  [
    'told in an article, and again in a card',
    withJsonLd(
      soup({ recipeIngredient: ['1 onion', '500 ml water', '2 leeks'] }),
      `<h1>Soup</h1><h2>What goes in</h2>${list(['1 onion: a sweet one', '500 ml water', '2 leeks, well washed'])}<p>Everything about this soup is simple, and that is why we have cooked it every week since.</p><h2>Soup for a cold day</h2><h3>Ingredients</h3>${list(['1 onion', '500 ml water', '2 leeks'])}${method}`,
    ),
  ],
  [
    'with teasers of others',
    withJsonLd(
      [
        soup(),
        { '@type': 'Recipe', name: 'Bread', url: '/bread' },
        bread({ name: 'Rolls', url: 'https://www.example.com/recipes/rolls' }),
      ],
      '<h1>Soup</h1>',
    ),
  ],
  [
    'with what goes in it as nutrients, and others that people like',
    withJsonLd(
      soup({ recipeIngredient: ['1 onion', '500 ml water', '2 leeks'] }),
      `<h1>Soup</h1><h2>Ingredients</h2>${list(['1 onion', '500 ml water', '2 leeks'])}${method}<h2>Per portion</h2>${list(['Energy 200 kcal', 'Fat 4 g', 'Protein 12 g', 'Sugar 3 g'])}<p>These numbers are worked out by a machine and only tell roughly what is in the dish that you eat.</p><h2>You’ll also love</h2><h3>Ingredients</h3>${list(['500 g flour', '7 g yeast', '350 ml milk'])}${method}`,
    ),
  ],
  [
    'in parts with one method',
    `<h1>Cake</h1><h2>Ingredients for the dough</h2>${list(['500 g flour', '200 g butter', '2 eggs'])}<h2>Ingredients for the filling</h2>${list(['1 kg apples', '50 g sugar', '1 tsp cinnamon'])}${method}`,
  ],
])('one recipe stays one: %s', (_, page) => {
  expect(namesIn(page)).toEqual([])
})

test('a list of links to recipes is no choice', () => {
  const links = ['Bread', 'Rolls', 'Cake'].map((name, at) => ({
    '@type': 'ListItem',
    position: at,
    item: { '@type': 'Recipe', name, url: `https://www.example.com/${name}`, image: '/a.jpg' },
  }))
  expect(readRecipes(withJsonLd({ '@type': 'ItemList', itemListElement: links }), PAGE_URL)).toBeNull()
})

test('two of the same name are told apart', () => {
  const { further } = read(
    withJsonLd(
      [soup(), bread(), bread({ name: '', recipeIngredient: ['3 eggs', '100 g sugar', '1 lemon'] })],
      '<h1>Soup</h1>',
    ),
  )
  expect(further.map(({ name }) => name)).toEqual(['Bread', 'Soup (2)'])
})
