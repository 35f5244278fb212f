import { expect, test } from 'vitest'
import { readText, readTexts } from './read-texts.ts'

const chef = `*****AccuChef Import File (C)SIVART Software http://www.AccuChef.com
ALeek soup
BSoups, Quick
CLeeks
E4
MBowls
P1:30
FFreezes well.
XSpare
H2 Tbl
IOil
L04053
H½ kg
ILeeks
KSliced
ISalt
JSoften the leeks
Jslowly.~
J~
JAdd water.~
JPer serving: 223 cal (55% from fat); 4 g
Jprotein; 15 g tot fat; 23 g carb.
Z.....End of recipe definition
AToast
H1 slice
IBread
JToast it.
Z.....End of recipe definition
`

test('AccuChef says by a letter what a line is', async () => {
  const { app, recipes, drafts } = await readTexts({ 'a.txt': chef })
  expect(app).toBe('ACCUCHEF')
  expect(drafts).toHaveLength(2)
  expect(recipes).toMatchObject([
    {
      name: 'Leek soup',
      servings: 4,
      servings_text: 'Bowls',
      working_time: 90,
      keywords: ['Soups', 'Quick', 'Leeks'],
      ingredients: [{ line: '2 Tbl Oil' }, { line: '½ kg Leeks, Sliced' }, { line: 'Salt' }],
      steps: [{ instruction: 'Soften the leeks slowly.' }, { instruction: 'Add water.' }],
      nutrition: { calories: 223, proteins: 4, fats: 15, carbohydrates: 23 },
      notes: [{ text: 'Freezes well.' }],
      unplaced: [{ title: 'Nutrition' }, { title: 'AccuChef X', text: 'Spare' }],
    },
    { name: 'Toast' },
  ])
})

test('an empty row is none, and one that ends in a colon names those below it', async () => {
  const { ingredients } = await readText(
    'a.txt',
    '*** AccuChef Import File ***\nASoup\nH1 l\nIwater\nI\nIDumplings:\nH1 cup\nIflour\nJCook.\nZ\n',
  )
  expect(ingredients).toEqual([{ line: '1 l water' }, { heading: 'Dumplings' }, { line: '1 cup flour' }])
})
