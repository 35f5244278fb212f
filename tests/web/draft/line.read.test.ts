import { expect, test } from 'vitest'
import { ingredientLineParser } from '#web/components/recipe-form/lines/ingredient-line-parser.ts'
import { knownUnit, linesOf } from '#web/components/recipe-form/lines/line.read.ts'
import { fillFromLine } from '#web/components/recipe-form/lines/ingredient-fields.tsx'
import { newIngredient } from '#web/components/recipe-form/draft/recipe-draft.ts'

const units = [
  { id: 1, name: 'g', plural_name: null },
  { id: 2, name: 'clove', plural_name: 'cloves' },
  { id: 3, name: 'Tablespoon', plural_name: 'Tablespoons' },
]
const read = ingredientLineParser(units)

test('a line becomes amount, unit, food and note, and keeps its original text', () => {
  expect(read('200 g flour, sifted')).toMatchObject({
    amount: 200,
    unit: { id: 1, name: 'g' },
    food: { name: 'flour' },
    note: 'sifted',
    original: '200 g flour, sifted',
    doubt: null,
  })
})

test.each([
  ['500', 'noFood'],
  ['muscle trimmings from 3 scallops', 'amount'],
  ['Mix everything in a bowl and let it rest for 30 minutes.', 'long'],
  ['2 tbsp fish sauce (nam pla)', 'name'],
  ['1 cup chicken stock, or vegetable stock', 'choice'],
  ['2 eggs', null],
  ['salt (see step 3)', null],
  ['For the sauce:', null],
])('the doubt about "%s" is %s', (line, doubt) => expect(read(line).doubt).toBe(doubt))

test.each([
  ['2 tablespoons oil', { id: 3, name: 'Tablespoon' }],
  ['2 EL Öl', { id: 3, name: 'Tablespoon' }],
  ['100 grams flour', { id: 1, name: 'g' }],
  ['2 gousses ail', { id: 2, name: 'clove' }],
  ['3 cups flour', { name: 'cup', plural_name: 'cups' }],
  ['1 T sugar', { id: 3, name: 'Tablespoon' }],
  ['1 t salt', { name: 'tsp' }],
])('the unit of "%s" is the household’s in any spelling, else a new one in the singular', (line, unit) =>
  expect(read(line).unit).toEqual(unit),
)

test('a line that is the title of those below it becomes a heading', () => {
  expect(read('For the sauce:')).toMatchObject({ heading: true, note: 'For the sauce', food: null })
})

test('a line without an amount has none, which is not zero', () => expect(read('salt').amount).toBeNull())

test('a range has both its ends', () => {
  expect(read('2-3 cloves garlic, crushed')).toMatchObject({ amount: 2, amountMax: 3, note: 'crushed' })
})

test.each([
  ['cloves', { id: 2, name: 'clove' }],
  ['tablespoon', { id: 3, name: 'Tablespoon' }],
  ['bunch', { name: 'bunch' }],
])('the unit word %s means the unit of the household where it has one', (word, unit) =>
  expect(knownUnit(word, units)).toEqual(unit),
)

test('empty lines of a pasted list are no ingredients', () => {
  expect(linesOf(' 1 egg\r\n\r\n  2 l milk\n')).toEqual(['1 egg', '2 l milk'])
})

test('a whole line typed into one field fills the others', () => {
  const row = { ...newIngredient(), note: 'cold' }
  expect(fillFromLine(row, read('50 g butter'))).toMatchObject({
    key: row.key,
    amount: 50,
    food: { name: 'butter' },
    note: 'cold',
  })
})

test.each([
  ['1/2 cup apples', 0.5, 'apples'],
  ['2 tbsp olive oil', 2, 'olive oil'],
])('the amount of "%s" replaces the one that stood there', (line, amount, food) => {
  expect(fillFromLine({ ...newIngredient(), amount: 1 }, read(line))).toMatchObject({ amount, food: { name: food } })
})

test('a name typed as food is a name, not a line', () =>
  expect(fillFromLine(newIngredient(), read('butter'))).toBeNull())
