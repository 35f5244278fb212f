import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

const nyc = (categories: string) => `@@@@@ Now You're Cooking! Export Format

Leek soup
${categories}
1/2 kg leeks -- sliced
1 L water

Boil the leeks
in the water.

Serve.

NYC Nutrition Analysis (per serving): calories=120; protein=3 g; total fat=4 g; carbohydrate=12 g

Contributor:  Anna

Yield:  4 bowls
Preparation Time:  0:20

NYC Nutrilink: N1^2
** Exported from Now You're Cooking! v5.64 **
`

test('Now You’re Cooking parts all by empty lines; categories may be missing', async () => {
  const { app, recipes, failures } = await readTexts({ 'a.txt': nyc('\nSoups,\tQuick\n') + nyc('') })
  expect([app, failures]).toEqual(['NYC', []])
  expect(recipes.map(({ keywords }) => keywords)).toEqual([['Soups', 'Quick'], []])
  for (const recipe of recipes)
    expect(recipe).toMatchObject({
      name: 'Leek soup',
      servings: 4,
      servings_text: 'bowls',
      working_time: 20,
      ingredients: [{ line: '1/2 kg leeks -- sliced' }, { line: '1 L water' }],
      steps: [{ instruction: 'Boil the leeks in the water.' }, { instruction: 'Serve.' }],
      nutrition: { calories: 120, proteins: 3, fats: 4, carbohydrates: 12 },
      unplaced: [{ title: 'Nutrition' }, { title: 'Contributor', text: 'Anna' }],
    })
})
