import { describe, expect, test } from 'vitest'
import { readRecipePage } from '#worker/modules/imports/pages/read-recipe-page.ts'
import { linesOf, PAGE_URL, recipeOf, soup, stepsOf, withJsonLd } from './page.fixture.ts'

const STEPS = '<p>Chop the onion and fry it in the oil.</p><p>Add the water and boil it for an hour.</p>'
const LIST = '<ul><li>1 onion</li><li>500 ml water</li><li>2 tbsp oil</li></ul>'

describe('a page without markup', () => {
  test.each([
    ['Ingredients', 'Method'],
    ['Zutaten für 4 Personen', 'Zubereitung'],
    ['Ingrédients :', 'Préparation'],
    ['Ingredientes', 'Elaboración'],
    ['Hozzávalók', 'Elkészítés'],
    ['材料', '作り方'],
    ['🛒 What you’ll need', 'How to make onion soup'],
  ])('is read by its headings “%s” and “%s”', (ingredients, method) => {
    const recipe = recipeOf(
      `<title>Onion soup | Kitchen</title><h1>Onion soup</h1><h2>${ingredients}</h2>${LIST}<h2>${method}</h2>${STEPS}<h2>Comments</h2><p>I loved this soup, thank you for it!</p>`,
    )
    expect(recipe.name).toBe('Onion soup')
    expect(linesOf(recipe)).toEqual(['1 onion', '500 ml water', '2 tbsp oil'])
    expect(stepsOf(recipe)).toEqual(['Chop the onion and fry it in the oil.', 'Add the water and boil it for an hour.'])
  })

  test('is read by a list of amounts and what follows it', () => {
    const recipe = recipeOf(`<h1>Soup</h1>${LIST}${STEPS}`)
    expect(linesOf(recipe)).toHaveLength(3)
    expect(stepsOf(recipe)).toHaveLength(2)
  })

  test('is read by the names of its elements', () => {
    const row = (amount: string, food: string) => `<div class="row"><span>${amount}</span><span>${food}</span></div>`
    const recipe = recipeOf(
      `<h1>Soup</h1><div class="recipe-ingredients">${row('1', 'onion')}${row('500 ml', 'water')}</div><div class="recipe-instructions">${STEPS}</div>`,
    )
    expect(linesOf(recipe)).toEqual(['1 onion', '500 ml water'])
  })

  test('shows groups, servings and times', () => {
    const recipe =
      recipeOf(`<h1>Pie</h1><p>Serves 6</p><div>Prep time</div><div>20 mins</div><p>Cooking time: 1 hour</p>
      <h2>Ingredients</h2><h3>Dough</h3><ul><li>200 g flour</li><li>100 g butter</li></ul><h3>Filling</h3><ul><li>3 apples</li><li>1 tsp cinnamon</li></ul>
      <h2>Method</h2>${STEPS}`)
    expect(recipe).toMatchObject({ servings: 6, working_time: 20, waiting_time: 60 })
    expect(recipe.ingredients.map(({ group }) => group)).toEqual(['Dough', 'Dough', 'Filling', 'Filling'])
  })

  test('gives ingredients or steps alone, where the page says that they are some', () => {
    const list = recipeOf(`<h1>Soup</h1><h2>Ingredients</h2>${LIST}`)
    expect([list.ingredients.length > 0, list.steps]).toEqual([true, []])
    const method = recipeOf(`<h1>Soup</h1><h2>Method</h2>${STEPS}`)
    expect([method.ingredients, method.steps.length > 0]).toEqual([[], true])
  })

  test('is no recipe where neither is called one', () => {
    expect(
      readRecipePage(
        '<h1>Offers</h1><ul><li>1 bike</li><li>2 cars</li><li>3 boats</li></ul><p>All of them are for sale today, come and see us.</p>',
        PAGE_URL,
      ),
    ).toBeNull()
  })
})

describe('a page with markup', () => {
  test('supplies the steps that the markup lacks', () => {
    const page = withJsonLd(soup({ recipeInstructions: undefined }), `<h2>Method</h2>${STEPS}`)
    expect(stepsOf(recipeOf(page))).toHaveLength(2)
  })

  test('corrects lines that the markup broke at commas', () => {
    const page = withJsonLd(
      soup({ recipeIngredient: ['250 g beef', 'in pieces', '1', '5 tsp mustard'] }),
      '<h2>Ingredients</h2><ul><li>250 g beef, in pieces</li><li>1,5 tsp mustard</li></ul>',
    )
    expect(linesOf(recipeOf(page))).toEqual(['250 g beef, in pieces', '1,5 tsp mustard'])
  })

  test('keeps the markup’s lines and adds the groups of the page', () => {
    const page = withJsonLd(
      soup({ recipeIngredient: ['200 g flour (sifted)', '100 g butter', '3 apples', '1 tsp cinnamon'] }),
      '<h3>Ingredients</h3><h4>Dough</h4><ul><li>▢ 200 g flour sifted</li><li>▢ 100 g butter</li></ul><h4>Filling</h4><ul><li>▢ 3 apples</li><li>▢ 1 tsp cinnamon</li></ul>',
    )
    expect(recipeOf(page).ingredients).toEqual([
      { group: 'Dough', line: '200 g flour (sifted)' },
      { group: 'Dough', line: '100 g butter' },
      { group: 'Filling', line: '3 apples' },
      { group: 'Filling', line: '1 tsp cinnamon' },
    ])
  })
})
