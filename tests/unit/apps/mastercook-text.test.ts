import { expect, test } from 'vitest'
import { readText, readTexts } from './read-texts.ts'

const head = `                     *  Exported from  MasterCook  *

                              Leek Tart

Recipe By     : Anna
Serving Size  : 6    Preparation Time :0:20
Categories    : Tarts                            Vegetables
                Oven

`
const columns = `  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
`
const list = `   2      large   clov  garlic
     1/2  teaspoon      salt
                        ***FILLING***
   1 1/2  cups          leeks -- sliced
                        pepper to taste
`
const method = `
Slice the leeks
finely.

Bake it.

Source:
  "Kitchen notes"
S(Internet Address):
  "http://example.org/tart"
T(Baking):
  "0:40"

                   - - - - - - - - - - - - - - - - - -

Per serving: 305 Calories (kcal); 12g Total Fat; 3g Protein; 40g Carbohydrate

NOTES : Good cold, too.

Serving Ideas : With salad.

Nutr. Assoc. : 0 0 123
`

test('columns are those of the row of dashes', async () => {
  const { ingredients } = await readText('a.mxp', head + columns + list + method)
  expect(ingredients).toMatchObject([
    { amount: 2, unit: 'cloves', food: 'garlic', note: 'large' },
    { amount: 0.5, unit: 'teaspoon', food: 'salt' },
    { heading: 'FILLING' },
    { amount: 1.5, unit: 'cups', food: 'leeks', note: 'sliced' },
    { line: 'pepper to taste' },
  ])
})

test('columns that are wider, and a line that does not keep to them, are read whole', async () => {
  const wide = '  Amount    Measure         Ingredient\n----------  --------------  ------------------\n'
  const { ingredients } = await readText(
    'a.mxp',
    `${head}${wide}   10       small           scallions\n 1 pound of very long measures and flour\n`,
  )
  expect(ingredients).toMatchObject([
    { amount: 10, unit: '', food: 'scallions', note: 'small' },
    { line: '1 pound of very long measures and flour' },
  ])
})

test('head, labels below the method and notes behind the rule are read', async () => {
  expect(await readText('a.mxp', (head + columns + list + method).replaceAll('\n', '\r\n'))).toMatchObject({
    name: 'Leek Tart',
    servings: 6,
    working_time: 20,
    waiting_time: 40,
    keywords: ['Tarts', 'Vegetables', 'Oven'],
    source: 'Kitchen notes',
    source_url: 'http://example.org/tart',
    steps: [{ instruction: 'Slice the leeks finely.' }, { instruction: 'Bake it.' }],
    nutrition: { calories: 305, fats: 12, proteins: 3, carbohydrates: 40 },
    notes: [{ text: 'Good cold, too.' }, { title: 'Serving ideas', text: 'With salad.' }],
    unplaced: [{ title: 'Nutrition' }, { title: 'Recipe by', text: 'Anna' }],
  })
})

test('a page that introduces a collection is named, but no recipe', async () => {
  const page =
    head.replace('Leek Tart', '!Read Me!') + columns + '                        ***Information***\n\nHello.\n'
  const { recipes, drafts } = await readTexts({ 'a.mxp': `${page}\n${head}${columns}${list}${method}` })
  expect(recipes.map(({ name }) => name)).toEqual(['Leek Tart'])
  expect(drafts[0]).toMatchObject({ kind: 'left-out', what: '“!Read Me!”', count: 1 })
})

test('one that ends within its head has at least its name', async () => {
  expect(await readText('cut.mxp', head)).toMatchObject({ name: 'Leek Tart', ingredients: [], steps: [] })
})

test('other apps wrote the same form, with other signs around its first line, with tabs, or with none at all', async () => {
  const rows = '   1\t    c.\t\tmilk\n\n   2                    eggs\n'
  const { recipes } = await readTexts({
    'a.mxp':
      `{ Exported from MasterCook }\n\n  Custard\n\nRecipe By     : Anna\nServing Size  : 2    Preparation Time :0:10\nCategories    : Sweets\tEggs\n\n${columns}${rows}\nStir.\n\n` +
      `  Flan\n\nRecipe By     :\nServing Size  : 3    Preparation Time :0:00\n\n${columns}${rows}\n1. Whisk.\n2. Bake.\n`,
  })
  expect(recipes).toMatchObject([
    {
      name: 'Custard',
      keywords: ['Sweets', 'Eggs'],
      ingredients: [
        { amount: 1, unit: 'c.', food: 'milk' },
        { amount: 2, food: 'eggs' },
      ],
      steps: [{ instruction: 'Stir.' }],
    },
    { name: 'Flan', servings: 3, steps: [{ instruction: 'Whisk.' }, { instruction: 'Bake.' }] },
  ])
})
