import { expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

const line = '_'.repeat(75)
const easy = (title: string) => `${title}
${line}

Category: Soups
Main Ingredient: Leeks
Author: Anna
Skill: Easy
Yield: 4 Servings
Preparation Time: 0:20
Cooking Time: 1:00
${line}

[Ingredients] 
1 lb Leeks
Salt


[Instruction] 
1. Boil.

2. Serve.

[Notes]
Good cold.


`

test('Easy Recipe Deluxe draws lines around its labels', async () => {
  const { app, recipes, drafts } = await readTexts({ 'a.txt': easy('Leek soup') + easy('Onion soup') })
  expect(app).toBe('EASYRECIPEDELUXE')
  expect(drafts).toHaveLength(2)
  expect(recipes.map(({ name }) => name)).toEqual(['Leek soup', 'Onion soup'])
  expect(recipes[0]).toMatchObject({
    keywords: ['Soups', 'Leeks'],
    source: 'Anna',
    servings: 4,
    working_time: 20,
    waiting_time: 60,
    ingredients: [{ line: '1 lb Leeks' }, { line: 'Salt' }],
    steps: [{ instruction: 'Boil.' }, { instruction: 'Serve.' }],
    notes: [{ title: '', text: 'Good cold.' }],
    unplaced: [{ title: 'Skill', text: 'Easy' }],
  })
})
