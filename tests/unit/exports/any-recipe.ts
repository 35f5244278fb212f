import fc from 'fast-check'
import type { ExportedIngredient, ExportedRecipe, ExportedStep } from '#worker/modules/exports/exported-recipe.ts'
import { foodOf, headingOf, keywordsOf, pictureOf, recipeOf, rowsOf, stepsOf } from './made-recipe.ts'
import { foods, units } from './words.ts'

const word = fc.constantFrom(
  'Suppe',
  'tart',
  'crème',
  'Ärger',
  'ラーメン',
  'borscht',
  'день',
  'piñata',
  'rosemary',
  "chef's",
)
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((list) => list.join(' '))
const capital = (text: string) => `X${text}`

/** A sentence names a food now and then, as texts of recipes do. */
const sentence = fc
  .tuple(words(4), fc.constantFrom(...foods), fc.constantFrom('.', ' (well).', ', “so to speak”.', ' – 100 °C!'))
  .map(([start, food, end]) => `${capital(start)} with ${food.name}${end}`)

const text = fc.array(fc.tuple(sentence, fc.constantFrom('\n', '\n\n')), { minLength: 1, maxLength: 3 }).map((lines) =>
  lines
    .map(([line, gap]) => line + gap)
    .join('')
    .trim(),
)

const amount = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }),
  fc.integer({ min: 1, max: 400 }).map((quarters) => quarters / 4),
)

const measured: fc.Arbitrary<Partial<ExportedIngredient>> = fc
  .record({
    food: fc.constantFrom(...foods).map(({ name, plural_name }) => foodOf(name, plural_name)),
    unit: fc.option(fc.constantFrom(...units)),
    amount,
    more: fc.option(amount, { freq: 3 }),
    no_amount: fc.nat(9).map((number) => number === 0),
    note: fc.option(fc.constantFrom('peeled', 'zimmerwarm', 'cold, in cubes'), { nil: '' }),
  })
  .map(({ more, ...row }) => ({
    ...row,
    amount: row.no_amount ? 0 : row.amount,
    amount_max: more === null || row.no_amount ? null : row.amount + more,
  }))

const row = fc.oneof(
  { weight: 6, arbitrary: measured },
  { weight: 1, arbitrary: words(3).map((heading) => headingOf(`For ${heading}`)) },
)

const step: fc.Arbitrary<Partial<ExportedStep>> = fc.record({
  name: fc.option(words(2).map(capital), { nil: '' }),
  instruction: fc.oneof({ weight: 8, arbitrary: text }, { weight: 1, arbitrary: fc.constant('') }),
  time: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300 })),
  ingredients: fc.array(row, { maxLength: 5 }).map((rows) => rowsOf(...rows)),
  pictures: fc.array(
    fc.nat(60_000).map((number) => pictureOf(number)),
    { maxLength: 1 },
  ),
})

export const anyRecipe: fc.Arbitrary<Omit<ExportedRecipe, 'id'>> = fc
  .record({
    name: words(4),
    description: fc.option(text),
    source_url: fc.option(fc.webUrl()),
    servings: fc.integer({ min: 1, max: 200 }),
    servings_text: fc.constantFrom('', 'bowls', 'kleine Gläser', 'お椀'),
    working_time: fc.integer({ min: 0, max: 600 }),
    waiting_time: fc.integer({ min: 0, max: 3000 }),
    private: fc.boolean(),
    rating: fc.option(fc.integer({ min: 2, max: 10 }).map((halves) => halves / 2)),
    favourite: fc.boolean(),
    created_at: fc
      .date({ min: new Date('2001-01-02'), max: new Date('2037-01-01'), noInvalidDate: true })
      .map((date) => `${date.toISOString().slice(0, 19)}.000Z`),
    keywords: fc.uniqueArray(word, { maxLength: 4 }).map((names) => keywordsOf(...names)),
    books: fc.uniqueArray(word, { maxLength: 2 }),
    steps: fc.array(step, { maxLength: 4 }).map((steps) => stepsOf(...steps)),
    pictures: fc.array(
      fc.nat(60_000).map((number) => pictureOf(number)),
      { maxLength: 3 },
    ),
    properties: fc
      .option(fc.integer({ min: 0, max: 9000 }), { nil: null })
      .map((calories) =>
        calories === null
          ? []
          : [{ property_amount: calories / 10, property_type: { name: 'Calories', unit: 'kcal' } }],
      ),
  })
  .map((given) => recipeOf(given))
