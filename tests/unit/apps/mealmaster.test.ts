import { expect, test } from 'vitest'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { readText, readTexts } from './read-texts.ts'

const head =
  'MMMMM----- Recipe via Meal-Master (tm) v8.05\n \n      Title: Onion pie\n Categories: Pies, Supper\n      Yield: 6 slices\n \n'
const recipe = (body: string, from = head) => `${from}${body}\nMMMMM\n`

test('title, servings and categories are those of the head', async () => {
  expect(await readText('pie.mmf', recipe('    250 g  flour\n\n  Bake it.\n'))).toMatchObject({
    name: 'Onion pie',
    servings: 6,
    servings_text: 'slices',
    keywords: ['Pies', 'Supper'],
    steps: [{ instruction: 'Bake it.' }],
  })
})

test('two columns are read down the left one and then the right one, with what goes on in each', async () => {
  const { ingredients } = await readText(
    'pie.mmf',
    recipe(
      '  1 1/2 c  Cream, cold and                     3 md Onions\n' +
        '           -well shaken                             -cut into rings\n' +
        '      2 T  Oil                                 1 t  Salt\n',
    ),
  )
  expect(ingredients).toMatchObject([
    { amount: 1.5, unit: 'cup', food: 'Cream', note: 'cold and well shaken' },
    { amount: 2, unit: 'tablespoon', food: 'Oil' },
    { amount: 3, unit: '', food: 'Onions', note: 'medium, cut into rings' },
    { amount: 1, unit: 'teaspoon', food: 'Salt' },
  ])
})

test('a heading belongs to the list or to the method, whichever stands below it', async () => {
  const { ingredients, steps } = await readText(
    'pie.mmf',
    recipe(
      '      1    Egg\nMMMMM------------------FILLING------------------\n      2    Leeks\n\n  Mix them.\n\n' +
        'MMMMM-----BAKING-----\n  Bake it\n  slowly.\n\nMMMMM-----SAUCE-----\n      1 dl Cream\n\n  Stir.\n',
    ),
  )
  expect(ingredients).toMatchObject([
    { food: 'Egg' },
    { heading: 'FILLING' },
    { food: 'Leeks' },
    { heading: 'SAUCE' },
    { food: 'Cream' },
  ])
  expect(steps).toMatchObject([
    { name: '', instruction: 'Mix them.' },
    { name: 'BAKING', instruction: 'Bake it slowly.' },
    { name: '', instruction: 'Stir.' },
  ])
})

test('amounts are in the notation of the file, and the line of a person who indented by hand is read', async () => {
  const { ingredients } = await readText('pie.mmf', recipe('    2,5 dl milk\n   1 1/2 c sugar\n      3-4  apples\n'))
  expect(ingredients).toMatchObject([
    { amount: 2.5, unit: 'dl', food: 'milk' },
    { amount: 1.5, unit: 'cup', food: 'sugar' },
    { amount: 3, amount_max: 4, food: 'apples' },
  ])
})

test('a number that begins the method is no ingredient', async () => {
  const { ingredients, steps } = await readText(
    'pie.mmf',
    recipe('      1    Egg\n\n1 1/2 hours before supper,\nboil it.\n'),
  )
  expect(ingredients).toHaveLength(1)
  expect(steps).toMatchObject([{ instruction: '1 1/2 hours before supper, boil it.' }])
})

test('recipes follow each other with and without a closing line, and letters between them are named', async () => {
  const other = head.replace('MMMMM-----', '----------').replace('Onion pie', 'Leek soup')
  const { app, recipes, drafts } = await readTexts({
    'two.txt': `From a friend\r\n\r\n${recipe('      1    Egg\n')}\nBest wishes\n${other}      2    Leeks\n\u001a`,
    'notes.txt': 'Something else',
  })
  expect(app).toBe('MEALMASTER')
  expect(recipes.map(({ name }) => name)).toEqual(['Onion pie', 'Leek soup'])
  expect(drafts.filter(({ kind }) => kind === 'left-out')).toMatchObject([{ count: 2 }, { what: '“notes.txt”' }])
})

test.each([
  ['a heading with nothing below it', '      1    Egg\nMMMMM-----A-----\nMMMMM-----B-----\n      1    Leek\n'],
  ['what goes on without having begun', '      1    Egg\nMMMMM-----A-----\n           -beaten\n'],
])('%s is one damaged recipe, and the others are read', async (_, body) => {
  const { failures, recipes } = await readTexts({ 'pies.mmf': recipe(body) + recipe('      1    Egg\n') })
  expect(failures).toMatchObject([{ name: 'Onion pie', error: expect.any(FileRefusal) }])
  expect(recipes).toHaveLength(1)
})

test('one that was cut off behind its title is refused', async () => {
  const { failures } = await readTexts({ 'cut.mmf': head.slice(0, head.indexOf('      Yield')) })
  expect(failures).toHaveLength(1)
})

test('“None” is no category, and a long list of them goes on', async () => {
  const { keywords } = await readText(
    'a.mmf',
    recipe('', head.replace('Pies, Supper', 'None, Pies,\n             Supper')),
  )
  expect(keywords).toEqual(['Pies', 'Supper'])
})

test('a heading between dashes in a column goes on with nothing', async () => {
  const { ingredients } = await readText(
    'a.mmf',
    recipe('      1    Egg\n           -----SAUCE-----\n      1 dl Cream\n'),
  )
  expect(ingredients).toMatchObject([{ food: 'Egg' }, { heading: 'SAUCE' }, { food: 'Cream' }])
})

test('the end of a range in the text, a unit in words, and a size before the food are what they are', async () => {
  const { ingredients } = await readText(
    'a.mmf',
    recipe(
      '      2 tb To 3 tb oil\n      2    To 3 cloves garlic\n      1    3 lb chicken; cut up\n      1 Bd Dill\n      1 c  -Hot water\n',
    ),
  )
  expect(ingredients).toMatchObject([
    { amount: 2, amount_max: 3, unit: 'tablespoon', food: 'oil' },
    { amount: 2, amount_max: 3, unit: 'cloves', food: 'garlic' },
    { amount: 1, unit: '', food: 'chicken', note: '3 lb, cut up' },
    { amount: 1, unit: 'Bund', food: 'Dill' },
    { amount: 1, unit: 'cup', food: 'Hot water' },
  ])
})

test('a second column may stand a little beside its place, and a sentence goes on without a dash', async () => {
  const { ingredients } = await readText(
    'a.mmf',
    recipe('      1 lg Onion; sliced and                1 tb Parsley; chopped\n           fried\n      2    Eggs\n'),
  )
  expect(ingredients).toMatchObject([
    { food: 'Onion', note: 'large, sliced and fried' },
    { amount: 2, food: 'Eggs' },
    { amount: 1, unit: 'tablespoon', food: 'Parsley', note: 'chopped' },
  ])
})

test('numbers, drawn lines and names in capitals part the method; where it is from stands below it', async () => {
  const { steps, source, notes } = await readText(
    'a.mmf',
    recipe(
      '      1    Egg\n\n  Heat to\n  350. Then wait.\n  ~--------\n  1. Boil.\n  2. Peel\n  it.\n\n  THE SAUCE\n\n  Stir.\n\n' +
        '  Source: A friend\n  Posted by: Anna\n',
    ),
  )
  expect(steps).toMatchObject([
    { name: '', instruction: 'Heat to 350. Then wait.' },
    { name: '', instruction: 'Boil.' },
    { name: '', instruction: 'Peel it.' },
    { name: 'THE SAUCE', instruction: 'Stir.' },
  ])
  expect(source).toBe('A friend')
  expect(notes).toMatchObject([{ text: 'Posted by: Anna' }])
})
