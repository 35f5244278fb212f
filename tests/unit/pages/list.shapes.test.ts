import { describe, expect, test } from 'vitest'
import { linesOf, recipeOf, soup, stepsOf, withJsonLd } from './page.fixture.ts'

const METHOD = '<h2>Method</h2><p>Stir everything together and leave it to cool.</p>'
const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const shown = (body: string) => recipeOf(`<h1>Trifle</h1><h2>Ingredients</h2>${body}${METHOD}`)
const marked = (lines: string[], body: string) =>
  recipeOf(withJsonLd(soup({ recipeIngredient: lines }), `<h2>Ingredients</h2>${body}${METHOD}`))

describe('a list of ingredients', () => {
  test('loses words that repeat behind every line', () => {
    const body = list(
      ...['2 eggs', '100 g sugar', '1 l milk', 'salt'].map((line) => `${line} <span>add to list</span>`),
    )
    expect(linesOf(shown(body))).toEqual(['2 eggs', '100 g sugar', '1 l milk', 'salt'])
  })

  test('loses a dash between amount and food where every line has one', () => {
    expect(linesOf(shown(list('200g - plums, stoned', '2 tsp – honey', '4 - egg yolks')))).toEqual([
      '200g plums, stoned',
      '2 tsp honey',
      '4 egg yolks',
    ])
    expect(linesOf(shown(list('2 - 3 plums', '1 tsp honey', '4 eggs')))[0]).toBe('2 - 3 plums')
  })

  test('that is repeated for two systems of units is read once', () => {
    const body = list('220g bread dough', '60g tomato sauce') + list('8oz bread dough', '2oz tomato sauce')
    expect(linesOf(shown(body))).toEqual(['220g bread dough', '60g tomato sauce'])
  })

  test('goes on below a line that begins with “about”', () => {
    expect(linesOf(shown(list('3 limes', 'About 2 tablespoons sugar', 'About ½ cup rum')))).toHaveLength(3)
  })

  test('knows bold lines between breaks as headings', () => {
    const { ingredients } = shown(
      '<p><strong>Cream&nbsp;</strong><br>1 l milk<br>2 eggs<br><strong>Base</strong><br>200 g biscuits</p>',
    )
    expect(ingredients).toEqual([
      { group: 'Cream', line: '1 l milk' },
      { group: 'Cream', line: '2 eggs' },
      { group: 'Base', line: '200 g biscuits' },
    ])
  })

  test('keeps bold foods as lines where most lines have bold words', () => {
    const body = list('2 <b>eggs</b>', '100 g <b>sugar</b>', '<b>Salt</b>', '1 l <b>milk</b>')
    expect(linesOf(shown(body))).toEqual(['2 eggs', '100 g sugar', 'Salt', '1 l milk'])
  })
})

describe('the page corrects its markup', () => {
  test('where the markup holds one list of several', () => {
    const recipe = marked(
      ['1 l milk', '2 eggs'],
      `<h3>Cream</h3>${list('1 l milk', '2 eggs')}<h3>Base</h3>${list('200 g biscuits', '80 g butter', '1 tsp rum')}`,
    )
    expect(linesOf(recipe)).toEqual(['1 l milk', '2 eggs', '200 g biscuits', '80 g butter', '1 tsp rum'])
  })

  test('where the markup left the amounts out', () => {
    expect(linesOf(marked(['milk', 'eggs'], list('1 l milk', '2 eggs', '200 g biscuits')))).toEqual([
      '1 l milk',
      '2 eggs',
      '200 g biscuits',
    ])
  })

  test('where a line of the markup is the name of a group', () => {
    const recipe = marked(
      ['Cream', '1 l milk', '2 eggs', 'Base', '200 g biscuits', '80 g butter'],
      `<h3>Cream</h3>${list('1 l milk', '2 eggs')}<h3>Base</h3>${list('200 g biscuits', '80 g butter')}`,
    )
    expect(recipe.ingredients).toEqual([
      { group: 'Cream', line: '1 l milk' },
      { group: 'Cream', line: '2 eggs' },
      { group: 'Base', line: '200 g biscuits' },
      { group: 'Base', line: '80 g butter' },
    ])
  })

  test('where the markup took a whole article for the steps', () => {
    const steps = ['Boil the milk with the sugar.', 'Whisk the eggs into the warm milk.', 'Chill it for a night.']
    const article = Array.from({ length: 9 }, (_, at) => `Trifle number ${at} was served at a party of my aunt’s.`)
    const recipe = recipeOf(
      withJsonLd(
        soup({ recipeInstructions: [...article, ...steps].join('\n') }),
        `<h2>Method</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
      ),
    )
    expect(stepsOf(recipe)).toEqual(steps)
  })
})

test('a line of the steps that only links to another page is no step', () => {
  const recipe = recipeOf(
    `<h1>Trifle</h1><h2>Ingredients</h2>${list('1 l milk', '2 eggs')}<h2>Method</h2><ol><li>Whisk the eggs into the warm milk.</li><li>Chill it for a night.<h3><a href="/pie">A PIE YOU WILL LIKE &gt;&gt;&gt;</a></h3></li></ol>`,
  )
  expect(stepsOf(recipe)).toEqual(['Whisk the eggs into the warm milk.', 'Chill it for a night.'])
})

test.each([
  ['Trifle Recipe - (4.8/5)', 'Trifle'],
  ['Trifle recept képpel - Kitchen.example - Receptek', 'Trifle'],
  ['Trifle Recipe', 'Trifle Recipe'],
  ['Trifle with plums', 'Trifle with plums'],
])('the name “%s” under the heading “Trifle” is “%s”', (name, expected) => {
  expect(recipeOf(withJsonLd(soup({ name }), `<title>${name}</title><h1>Trifle</h1>`)).name).toBe(expected)
})

test('a title without letters is no name', () => {
  const page = `<title>Trifle | Kitchen</title><meta property="og:title" content="2"><h1>Trifle</h1><h2>Ingredients</h2>${list('1 l milk', '2 eggs')}${METHOD}`
  expect(recipeOf(page).name).toBe('Trifle')
})
