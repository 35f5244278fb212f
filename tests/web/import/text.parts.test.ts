import { expect, test } from 'vitest'
import { lineParser } from '#worker/modules/imports/lines/parse.ts'
import { splitText } from '#worker/modules/imports/lines/text/split-text.ts'

const parse = lineParser()
const split = (...lines: readonly string[]) => splitText(lines.join('\n'), parse)

test('a recipe in parts, each with its list and its method, keeps all of its ingredients', () => {
  const recipe = split(
    'Cheesecake',
    '',
    'Base:',
    '200 g biscuits',
    '100 g butter',
    '',
    '1. Crush the biscuits.',
    '2. Chill.',
    '',
    'Filling:',
    '1 cup cream',
    '400 g soft cheese',
    '2 tsp vanilla sugar',
    '',
    '1. Whip the cream.',
    '2. Fold in the cheese.',
  )
  expect(recipe.ingredients).toEqual([
    'Base:',
    '200 g biscuits',
    '100 g butter',
    'Filling:',
    '1 cup cream',
    '400 g soft cheese',
    '2 tsp vanilla sugar',
  ])
  expect(recipe.steps.map(({ name }) => name)).toEqual(['', '', 'Filling', ''])
})

test('a method that names amounts below an empty line is no list', () => {
  const recipe = split(
    'Bread',
    '',
    '500 g flour',
    '3 dl water',
    '',
    'Warm the water.',
    '3 dl are enough.',
    'Bake for an hour.',
  )
  expect(recipe.ingredients).toEqual(['500 g flour', '3 dl water'])
  expect(recipe.steps).toHaveLength(3)
})

test('servings and times are read in Norwegian, and an address below the notes is the source', () => {
  const recipe = split(
    'Vafler',
    'Tilberedningstid: 20 minutter',
    'Antall porsjoner 4',
    'Ingredienser',
    '3 egg',
    'Fremgangsmåte',
    'Visp alt.',
    'Tips:',
    'Server varme.',
    'https://example.org/vafler',
  )
  expect(recipe).toMatchObject({ servings: 4, workingTime: 20, sourceUrl: 'https://example.org/vafler' })
  expect(recipe.steps).toMatchObject([{ instruction: 'Visp alt.' }, { name: 'Tips', instruction: 'Server varme.' }])
})

test('what stands below the method may still be the source', () => {
  expect(split('Tea', 'Ingredients', '1 l water', 'Method', 'Boil it.', '', 'https://example.org/tea')).toMatchObject({
    sourceUrl: 'https://example.org/tea',
    steps: [{ instruction: 'Boil it.' }],
  })
})

test('a list in paragraphs has titles without a colon, too', () => {
  const recipe = split(
    'Scones',
    'Ingredients',
    'Dough',
    '200 g flour',
    '1 egg',
    '',
    'Glaze',
    '3 tbsp butter',
    '1 cup sugar',
    '',
    'Salt',
    'Pepper',
    'Method',
    'Bake.',
  )
  expect(recipe.ingredients).toEqual([
    'Dough:',
    '200 g flour',
    '1 egg',
    'Glaze:',
    '3 tbsp butter',
    '1 cup sugar',
    'Salt',
    'Pepper',
  ])
})
