import { expect, test } from 'vitest'
import { lineParser } from '#worker/modules/imports/lines/parse.ts'
import { ingredientOf } from '#web/components/recipe-form/lines/line.read.ts'
import { draftFromText } from '#web/features/import/text/draft-from-text.ts'
import { splitText } from '#worker/modules/imports/lines/text/split-text.ts'

const parse = lineParser()
const split = (...lines: readonly string[]) => splitText(lines.join('\n'), parse)
const texts = (recipe: ReturnType<typeof split>) => recipe.steps.map(({ instruction }) => instruction)

test('a recipe with headings is split into its parts', () => {
  const recipe = split(
    'Potato soup',
    'Warms you up.',
    '',
    'Ingredients',
    '1 kg potatoes',
    'Salt',
    '',
    'Method',
    '1. Peel.',
    '2. Boil.',
  )
  expect(recipe).toMatchObject({
    name: 'Potato soup',
    description: 'Warms you up.',
    ingredients: ['1 kg potatoes', 'Salt'],
  })
  expect(texts(recipe)).toEqual(['Peel.', 'Boil.'])
})

test.each([
  ['Zutaten für 6 Personen', 'Zubereitung'],
  ['Ingrédients (6 personnes)', 'Préparation :'],
  ['**Ingredients** for 6 people', '## Instructions'],
])('headings are recognised in other languages and formats: %s', (ingredients, method) => {
  const recipe = split('Crêpes', ingredients, '200 g farine', method, 'Mélanger.')
  expect(recipe).toMatchObject({ servings: 6, ingredients: ['200 g farine'] })
  expect(texts(recipe)).toEqual(['Mélanger.'])
})

test('without headings the lines that read like ingredients are the list', () => {
  const recipe = split(
    'Pancakes',
    '',
    '200 g flour',
    '2 eggs',
    'salt',
    '',
    'Mix everything well.',
    'Fry in butter until golden.',
  )
  expect(recipe.ingredients).toEqual(['200 g flour', '2 eggs', 'salt'])
  expect(texts(recipe)).toEqual(['Mix everything well.', 'Fry in butter until golden.'])
})

test('with a heading for the method only, the list above it is the ingredients', () => {
  const recipe = split('Soup', '- 1 onion', '- 2 carrots', '', 'Directions:', 'Chop. Boil.')
  expect(recipe.ingredients).toEqual(['- 1 onion', '- 2 carrots'])
})

test('with a heading for the ingredients only, the first sentence ends them', () => {
  const recipe = split('Salat', 'Zutaten:', '500 g Nudeln', 'Pfeffer', '', 'Nudeln kochen und abkühlen lassen.')
  expect(recipe.ingredients).toEqual(['500 g Nudeln', 'Pfeffer'])
  expect(texts(recipe)).toEqual(['Nudeln kochen und abkühlen lassen.'])
})

test('groups of ingredients stay in the list as their headings', () => {
  const recipe = split('Cake', '', '200 g butter', 'For the icing:', '100 g sugar', '', 'Beat the butter.')
  expect(recipe.ingredients).toEqual(['200 g butter', 'For the icing:', '100 g sugar'])
})

test('an amount on a line of its own belongs to the food below it', () => {
  expect(
    split('Gratin', 'Zutaten', '200 g', 'Käse', '1 kg', 'Kartoffeln', 'Zubereitung', 'Backen.').ingredients,
  ).toEqual(['200 g Käse', '1 kg Kartoffeln'])
})

test('servings, times and source are taken out of the text', () => {
  expect(
    split(
      'Soup',
      'Makes 12 bowls',
      'Prep time: 10 min',
      'Cook time: 1 h',
      'Source: https://example.com/soup',
      '',
      '1 onion',
      '',
      'Chop.',
    ),
  ).toMatchObject({
    servings: 12,
    servingsText: 'bowls',
    workingTime: 10,
    waitingTime: 60,
    sourceUrl: 'https://example.com/soup',
    description: '',
  })
})

test('lines that a mail broke in the middle of a sentence are joined', () => {
  const recipe = split(
    'Soup',
    'Ingredients',
    '1 onion',
    'Method',
    '1. Chop the onion',
    'very finely.',
    '2. Boil',
    'it.',
  )
  expect(texts(recipe)).toEqual(['Chop the onion very finely.', 'Boil it.'])
})

test('a line with a colon in the method titles the step below it', () => {
  const recipe = split(
    'Cake',
    'Ingredients',
    '4 eggs',
    'Method',
    'For the dough:',
    'Beat the eggs.',
    'For the icing:',
    'Melt the sugar.',
  )
  expect(recipe.steps).toEqual([
    { name: 'For the dough', instruction: 'Beat the eggs.' },
    { name: 'For the icing', instruction: 'Melt the sugar.' },
  ])
})

test('notes become a last step with their heading as name', () => {
  const recipe = split('Cake', 'Ingredients', '4 eggs', 'Method', 'Beat.', 'Tip:', 'Freezes well.')
  expect(recipe.steps.at(-1)).toEqual({ name: 'Tip', instruction: 'Freezes well.' })
})

test('a sentence that is no recipe has neither ingredients nor steps', () => {
  expect(split('Thank you for the lovely evening.')).toMatchObject({ ingredients: [], steps: [] })
})

test('in a draft all ingredients are in the first step, and a total time is working time', () => {
  const recipe = split('Soup', 'Total time: 40 min', 'Ingredients', '1 onion', 'Method', '1. Chop.', '2. Boil.')
  const draft = draftFromText(recipe, (line) => ingredientOf(parse(line), null, []))
  expect(draft).toMatchObject({ workingTime: 40, servings: 1 })
  expect(draft.steps.map(({ ingredients }) => ingredients.length)).toEqual([1, 0])
})
