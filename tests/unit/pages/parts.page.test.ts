import { describe, expect, test } from 'vitest'
import { linesOf, recipeOf, soup, stepsOf, withJsonLd } from './page.fixture.ts'

const list = (...lines: string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
const METHOD = ['Soak the beans over night in plenty of water.', 'Boil them with the leek until they are tender.']
const method = `<h2>Method</h2>${list(...METHOD)}`

describe('ingredients', () => {
  test('that the markup cut within the food are whole, and remarks that it leaves out stay out', () => {
    const page = withJsonLd(
      soup({ recipeIngredient: ['4 medium tart', '300 g beans', '1 leek', '2 tbsp oil'] }),
      `<h2>Ingredients</h2>${list('4 medium tart, firm apples', '300 g beans', '1 leek', '2 tbsp oil, mild')}${method}`,
    )
    expect(linesOf(recipeOf(page))).toEqual(['4 medium tart, firm apples', '300 g beans', '1 leek', '2 tbsp oil'])
  })

  test('of which there is nothing have no amount', () => {
    const page = withJsonLd(
      soup({ recipeIngredient: ['500 grams beans', '1 leek', '0 as required salt', '0 as required water'] }),
      `<h2>Ingredients</h2>${list('500 gm beans', '1 leek', 'salt as required', 'water as required')}${method}`,
    )
    expect(linesOf(recipeOf(page))).toEqual(['500 gm beans', '1 leek', 'salt as required', 'water as required'])
  })

  test('are no headings of others', () => {
    const lines = ['12 pickling cucumbers', '8 sprigs dill', '3 cups water', '1 cup vinegar', '1/4 cup salt']
    const page = withJsonLd(
      soup({ recipeIngredient: lines }),
      `<h2>Ingredients</h2>${list(...lines)}<ol><li>Slice the cucumbers and put them into 4 jars of glass.</li></ol>`,
    )
    expect(recipeOf(page).ingredients).toEqual(lines.map((line) => ({ group: null, line })))
  })

  test('that stand in several groups are in each', () => {
    const lines = ['2 tbsp oil', '1 clove garlic', '300 g beans', '2 tbsp oil', '1 leek', '1 clove garlic']
    const page = withJsonLd(
      soup({ recipeIngredient: lines }),
      `<h2>Ingredients</h2><h3>Stew</h3>${list(...lines.slice(0, 3))}<h3>Topping</h3>${list(...lines.slice(3))}${method}`,
    )
    expect(recipeOf(page).ingredients.map(({ group }) => group)).toEqual([
      'Stew',
      'Stew',
      'Stew',
      'Topping',
      'Topping',
      'Topping',
    ])
  })

  test('leave out what stands below a heading for equipment', () => {
    const food = ['300 g beans', '1 leek', '2 tbsp oil']
    const pans = ['2 Baking pans', 'Sharp knife']
    const page = (heading: string) =>
      withJsonLd(
        soup({ recipeIngredient: [...food, ...pans] }),
        `<h3>Ingredients</h3>${list(...food)}<h4>${heading}</h4>${list(...pans)}${method}`,
      )
    expect(linesOf(recipeOf(page('Equipment needed')))).toEqual(food)
    expect(linesOf(recipeOf(page('Küchenutensilien')))).toEqual(food)
    expect(linesOf(recipeOf(page('For the table')))).toEqual([...food, ...pans])
  })

  test('are grouped where an item is underlined as a whole', () => {
    const item = (text: string) => `<span itemprop="recipeIngredient">${text}</span><br>`
    const recipe = recipeOf(
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Stew</h1>${item('300 g beans')}${item('<u>Seasoning</u>')}${item('1 tsp <u>sea</u> salt')}<div itemprop="recipeInstructions"><p>${METHOD.join('</p><p>')}</p></div></div>`,
    )
    expect(recipe.ingredients).toEqual([
      { group: null, line: '300 g beans' },
      { group: 'Seasoning', line: '1 tsp sea salt' },
    ])
  })
})

test('lists of parts with the method of each between them are one recipe', () => {
  const part = (lines: string[], steps: string[]) =>
    `<div class="ingredients">${list(...lines)}</div><div class="instructions">${list(...steps)}</div>`
  const sauce = 'Mix the soy sauce and the mirin in a small bowl and set it aside.'
  const recipe = recipeOf(
    `<main><h1>Stew</h1>${part(['300 g beans', '1 leek', '20 ml oil'], METHOD)}${part(['60 ml soy sauce', '60 ml mirin'], [sauce])}</main>`,
  )
  expect(linesOf(recipe)).toEqual(['300 g beans', '1 leek', '20 ml oil', '60 ml soy sauce', '60 ml mirin'])
  expect(stepsOf(recipe)).toEqual([...METHOD, sauce])
})

describe('steps', () => {
  test('that count within one text are apart, in any script', () => {
    const stepsIn = (recipeInstructions: string) => stepsOf(recipeOf(withJsonLd(soup({ recipeInstructions }))))
    expect(stepsIn('1.切丁。 2.煮。\n再煮。 3.上菜。')).toEqual(['切丁。', '煮。\n\n再煮。', '上菜。'])
    expect(stepsIn('Heat 2 l water.\nAdd 1. Then stir.')).toEqual(['Heat 2 l water.', 'Add 1. Then stir.'])
  })

  test('are what the page calls the recipe, where the markup ends within a sentence of the introduction', () => {
    const page = (recipeInstructions: string) =>
      withJsonLd(
        soup({ recipeInstructions }),
        `<h1>Soup</h1><p>This soup is for cold days.</p><h2>Recipe: make soup yourself</h2><p>${METHOD.join('</p><p>')}</p>`,
      )
    expect(stepsOf(recipeOf(page('This soup is for cold days. Serve it with brea')))).toEqual(METHOD)
    expect(stepsOf(recipeOf(page('Boil all of it.')))).toEqual(['Boil all of it.'])
  })

  test('go on after a heading within one of them', () => {
    const lines = ['300 g beans', '1 leek', '2 tbsp oil']
    const [first, second] = METHOD
    const page = `<h1>Stew</h1><h2>Ingredients</h2>${list(...lines)}<h2>Method</h2><ol><li>${first}</li><li>${second}<h2>Winter stews</h2></li><li>Serve it hot, with bread and butter.</li></ol>`
    expect(stepsOf(recipeOf(page))).toEqual([
      first,
      expect.stringContaining(second ?? ''),
      'Serve it hot, with bread and butter.',
    ])
  })

  test('hold no names of icons', () => {
    const page = `<h1>Stew</h1><h2>Ingredients</h2>${list('300 g beans', '1 leek')}<h2>Method</h2>${list(...METHOD.map((step) => `<i class="material-icons">lightbulb_outline</i> ${step}`))}`
    expect(stepsOf(recipeOf(page))).toEqual(METHOD)
  })
})
