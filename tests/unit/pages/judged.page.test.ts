import { describe, expect, test } from 'vitest'
import { linesOf, PAGE_URL, recipeOf, soup, stepsOf, withJsonLd } from './page.fixture.ts'

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const method =
  '<h2>Method</h2><ol><li>Chop the leek and fry it in oil.</li><li>Add the water and boil it all.</li></ol>'

describe('where markup and page say different things, the page wins', () => {
  test('if the markup has no amounts', () => {
    const page = withJsonLd(
      soup({ recipeIngredient: ['leek', 'oil', 'water'] }),
      `<h2>Ingredients</h2>${list('1 large leek', '2 tbsp oil', '500 ml water')}${method}`,
    )
    expect(linesOf(recipeOf(page))).toEqual(['1 large leek', '2 tbsp oil', '500 ml water'])
  })

  test('if the markup is written by a machine', () => {
    const page = withJsonLd(
      soup({ recipeIngredient: ['1 cup(s) leek', '1 tablespoon(s) oil', '1 package(s) cream'] }),
      `<h2>Ingredients</h2>${list('1 cup leek', '1 tablespoon oil', '1 package cream')}${method}`,
    )
    expect(linesOf(recipeOf(page))).toEqual(['1 cup leek', '1 tablespoon oil', '1 package cream'])
  })
})

test('a line is left out only where the recipe does not name its food, in whatever amount or number', () => {
  const page = withJsonLd(
    soup({ recipeIngredient: ['leek', 'oil', 'waters', 'saffron'] }),
    `<h2>Ingredients</h2>${list('2 large leeks', '30 ml oil', '500 ml water', '1 tsp salt', '1 bay leaf')}${method}`,
  )
  expect(recipeOf(page).lost).toEqual(['saffron'])
})

describe('what a page shows', () => {
  test('numbers are no part of a step, nor of its name', () => {
    const numbered = (...texts: string[]) =>
      stepsOf(recipeOf(withJsonLd(soup({ recipeInstructions: texts.join('\n') }))))
    expect(numbered('STEP 1 | Chop.', 'STEP 2 | Boil.')).toEqual(['Chop.', 'Boil.'])
    expect(numbered('Schritt 1: Hacken.', 'Schritt 2: Kochen.')).toEqual(['Hacken.', 'Kochen.'])
    expect(numbered('1.切丁。', '2.煮。')).toEqual(['切丁。', '煮。'])
    expect(numbered('2 eggs go in first.', 'Stir.')).toEqual(['2 eggs go in first.', 'Stir.'])
    const steps = ['Chop.', 'Repeat step 1.'].map((text, at) => ({
      '@type': 'HowToStep',
      name: `leek soup step ${at + 1}`,
      text,
    }))
    expect(stepsOf(recipeOf(withJsonLd(soup({ recipeInstructions: steps }))))).toEqual(['Chop.', 'Repeat step 1.'])
  })

  test('a step whose name is its text is there once', () => {
    const text = 'Cook the pasta. Bring a large pot of salted water to the boil, and stir now and then.'
    const name = text.replace('pasta.', 'pasta').replace('large ', '')
    const recipe = recipeOf(withJsonLd(soup({ recipeInstructions: [{ '@type': 'HowToStep', name, text }] })))
    expect(stepsOf(recipe)).toEqual([text])
  })

  test('ingredients that a step names again are no step', () => {
    const recipe = recipeOf(
      `<h1>Salad</h1><h2>Ingredients</h2>${list('2 cups romaine', '1 cup oranges', '2 tbsp oil')}<h2>Method</h2>
      <ol><li>Shred the leaves into a bowl.<p>2 cups romaine, 1 cup oranges</p></li><li>Pour the oil over it and toss.</li></ol>`,
    )
    expect(stepsOf(recipe)).toEqual(['Shred the leaves into a bowl.', 'Pour the oil over it and toss.'])
  })

  test('amounts beside a name in another element stand apart', () => {
    const item = (name: string, amount: string) => `<li><a href="#"><b>${name}</b></a><u>${amount}</u></li>`
    const page = `<h1>Brittle</h1><h2>Ingredients</h2><ul>${item('sugar', '45 g')}${item('sesame', '35 g')}</ul>${method}`
    expect(linesOf(recipeOf(page))).toEqual(['sugar 45 g', 'sesame 35 g'])
  })

  test('ingredients in paragraphs are found without any list or heading', () => {
    const lines = ['• 15 g cheese', '• 1 egg', '• 1 tbsp water', '• 2 tbsp flour']
    const page = `<h1>Piccata</h1><p>My favourite dish of all.</p><p><em>${lines.join('<br>')}</em></p><p>Grate the cheese and mix it with all of the rest. Let it rest for a while, then fry it in butter.</p>`
    expect(linesOf(recipeOf(page))).toEqual(['15 g cheese', '1 egg', '1 tbsp water', '2 tbsp flour'])
  })

  test('a page that gives its site as its title is called by its heading', () => {
    const head = '<head><title>Kitchen — Leek soup</title><meta property="og:title" content="Example"></head>'
    const body = `<body><h1>Leek soup</h1><h2>Ingredients</h2>${list('1 leek', '1 l water')}${method}</body>`
    expect(recipeOf(`<html>${head}${body}</html>`).name).toBe('Leek soup')
  })
})

test('JSON in an attribute is read, and amounts for one serving become those for all', () => {
  const ingredient = (amount: number, unit: string | null, one: string, many: string) => ({
    amount,
    unit_id: 35,
    unit: unit && { name_singular: unit, name_plural: `${unit}s`, abbreviation: null },
    ingredient: { name_singular: one, name_plural: many },
  })
  const recipe = {
    title: 'Pie',
    serving_size: 4,
    grouped_ingredients: [
      {
        title: null,
        ingredients: [
          ingredient(0.5, 'stick', 'celery', 'celery'),
          ingredient(0.5, null, 'carrot', 'carrots'),
          ingredient(0.25, null, 'leek', 'leeks'),
          ingredient(0.25, null, 'egg', 'eggs'),
        ],
      },
    ],
    grouped_instructions: [{ instructions: [{ instruction: 'Chop it all.' }, { instruction: 'Bake it.' }] }],
  }
  const attribute = JSON.stringify({ props: { recipe } }).replaceAll('"', '&quot;')
  const read = recipeOf(`<html><body><div id="app" data-page="${attribute}"></div></body></html>`, PAGE_URL)
  expect(linesOf(read)).toEqual(['2 sticks celery', '2 carrots', '1 leek', '1 egg'])
  expect(stepsOf(read)).toEqual(['Chop it all.', 'Bake it.'])
})
