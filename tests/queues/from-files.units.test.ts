import { expect, it } from 'vitest'
import { createHousehold, type TestPerson } from '#tests/fixture.ts'
import type { ShownRecipe } from '#tests/recipe.fixture.ts'
import { ask, holdQueue, recipesOf, work } from './from-files.fixture.ts'

holdQueue()

/** One recipe of each way in which files have ingredients: lines, columns, parts of XML, parts of JSON, marks in steps. */
const files = new Map([
  ['plain.txt', 'Omelette\n\nIngredients\n2-3 eggs\n2 tablespoons oil\n\nMethod\nWhisk and fry.\n'],
  [
    'columns.mmf',
    'MMMMM----- Recipe via Meal-Master (tm) v8.05\n \n      Title: Omelette\n Categories: Eggs\n      Yield: 2 servings\n \n' +
      '    2-3    eggs\n      2 tb oil\n \n  Whisk and fry.\n \nMMMMM\n',
  ],
  [
    'parts.xml',
    '<?xml version="1.0"?><gourmetDoc><recipe id="1"><title>Omelette</title><ingredient-list><ingredient><amount>2-3</amount>' +
      '<item>eggs</item></ingredient><ingredient><amount>2</amount><unit>tablespoons</unit><item>oil</item></ingredient>' +
      '</ingredient-list><instructions>Whisk and fry.</instructions></recipe></gourmetDoc>',
  ],
  [
    'parts.crumb',
    JSON.stringify({
      name: 'Omelette',
      steps: [{ order: 0, isSection: false, step: 'Whisk and fry.' }],
      ingredients: [
        { order: 0, ingredient: { name: 'eggs' }, quantity: { amount: 2, secondaryAmount: 3, quantityType: 'ITEM' } },
        { order: 1, ingredient: { name: 'oil' }, quantity: { amount: 2, quantityType: 'TABLESPOON' } },
      ],
    }),
  ],
  ['marks.cook', '>> title: Omelette\nWhisk @eggs{2-3} and fry them in @oil{2%tablespoons}.\n'],
  ['table.csv', 'Title,Ingredients,Directions\nOmelette,"2-3 eggs\n2 tablespoons oil",Whisk and fry.\n'],
])

const rowsOf = async (person: TestPerson) => {
  const [saved] = await recipesOf(person)
  const recipe = await person.get<ShownRecipe>(`/api/recipe/${saved?.id}/`)
  return recipe.steps.flatMap(({ ingredients }) => ingredients)
}

it.each([...files])('both ends of a range are kept, and units are the household’s: %s', async (name, text) => {
  const home = await createHousehold()
  const { creator } = home
  const tbsp = await creator.post<{ id: number }>('/api/unit/', { name: 'tbsp' })
  await ask(creator, new TextEncoder().encode(text), { start: true }, name)
  await work(home)
  const [eggs, oil] = await rowsOf(creator)
  expect(eggs).toMatchObject({ amount: 2, amount_max: 3, food: { name: 'eggs' } })
  expect(oil).toMatchObject({ amount: 2, unit: { id: tbsp.id }, food: { name: 'oil' } })
})
