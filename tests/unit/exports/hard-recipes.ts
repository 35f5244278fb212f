import type { ExportedRecipe } from '#worker/modules/exports/exported-recipe.ts'
import { foodOf, headingOf, keywordsOf, pictureOf, recipeOf, rowsOf, stepsOf, unitOf } from './made-recipe.ts'

const gram = unitOf('g', null, 'g')
const cup = unitOf('cup', 'cups', 'us_cup')

/** Each is hard for some format, and stands alone in its file. */
export const hardRecipes: Record<string, Partial<ExportedRecipe>> = {
  'nothing but a name': {},
  'no steps': { description: 'Just a thought.', keywords: keywordsOf('someday') },
  'no ingredients': { steps: stepsOf({ instruction: 'Open the tin.' }) },
  'no text': { steps: stepsOf({ ingredients: rowsOf({ food: foodOf('egg', 'eggs'), amount: 2 }) }) },
  'headings among ingredients': {
    steps: stepsOf({
      instruction: 'Mix all.',
      ingredients: rowsOf(
        headingOf('Dough'),
        { food: foodOf('flour'), unit: gram, amount: 500 },
        headingOf('For the filling'),
        { food: foodOf('leeks'), amount: 3 },
      ),
    }),
  },
  'a heading that begins with a number': {
    steps: stepsOf({
      instruction: 'Mix all.',
      ingredients: rowsOf(headingOf('2nd layer'), { food: foodOf('flour'), unit: gram, amount: 500 }),
    }),
  },
  ranges: {
    steps: stepsOf({
      instruction: 'Season.',
      ingredients: rowsOf(
        { food: foodOf('jalapeño', 'jalapeños'), amount: 1, amount_max: 2 },
        { food: foodOf('flour'), unit: cup, amount: 1.5, amount_max: 1.75, note: 'sifted, if coarse' },
        { food: foodOf('olive oil'), unit: gram, amount: 0.5, amount_max: 12500 },
      ),
    }),
  },
  fractions: {
    steps: stepsOf({
      instruction: 'Whisk.',
      ingredients: rowsOf(
        { food: foodOf('flour'), unit: cup, amount: 0.3333 },
        { food: foodOf('flour'), unit: cup, amount: 2.6667 },
        { food: foodOf('egg', 'eggs'), amount: 0.5 },
        { food: foodOf('salt'), no_amount: true },
        { food: foodOf('sugar'), unit: unitOf('pinch', 'pinches'), no_amount: true },
      ),
    }),
  },
  'several steps with names and times': {
    working_time: 25,
    waiting_time: 130,
    steps: stepsOf(
      {
        name: 'Dough',
        instruction: 'Knead the flour.',
        time: 10,
        ingredients: rowsOf({ food: foodOf('flour'), unit: gram, amount: 250 }),
      },
      { instruction: 'Let it rest.', time: 90 },
      {
        name: 'Filling',
        instruction: 'Slice and fry in olive oil.',
        time: 20,
        ingredients: rowsOf(
          { food: foodOf('oil'), amount: 1 },
          { food: foodOf('olive oil'), unit: unitOf('tbsp'), amount: 2, note: 'the good one' },
        ),
      },
      { name: 'Serve', instruction: '' },
    ),
  },
  'several paragraphs and lists': {
    description: 'A first paragraph,\nof two lines.\n\nA second one.',
    steps: stepsOf(
      { name: 'At once', instruction: 'Do this:\n\n- peel\n- **slice**\n\nThen rest.' },
      { instruction: '1. One.\n2. Two.' },
    ),
  },
  'another alphabet, quotes and commas': {
    name: 'Grandma’s "best" 唐揚げ, crispy',
    description: 'She said: "never, ever" – and \'meant\' it; 100 % sure 👩‍🍳.',
    keywords: keywordsOf('日本料理', 'fried "fast"', 'sweet, sour'),
    steps: stepsOf({
      instruction: 'Say "itadakimasu", then eat; don\'t wait.',
      ingredients: rowsOf({
        food: foodOf('鶏もも肉'),
        unit: gram,
        amount: 300,
        note: 'skin-on, "fresh"',
        original_text: '鶏もも肉 300g',
      }),
    }),
  },
  'signs of formats': {
    name: 'Salt & vinegar: #1 @ home',
    description: 'A *star* and a [link](https://example.org/a_b).',
    steps: stepsOf({
      instruction: 'Add salt @ once, # two, ~ three {four} [five].',
      ingredients: rowsOf({ food: foodOf('salt & vinegar mix'), note: 'at home' }),
    }),
  },
  'a description with headings and rules': {
    description: '# Story\n\nIt was dark.\n\n---\n\nThen came soup.',
    steps: stepsOf({ instruction: 'Eat.' }),
  },
  templates: {
    steps: stepsOf({
      instruction: 'Mix {{ ingredients[0] }} with {{ scale(3) }} spoons. Heat {{ ingredients[1].food }}.',
      ingredients: rowsOf(
        { food: foodOf('flour'), unit: cup, amount: 2 },
        { food: foodOf('oil'), unit: gram, amount: 10 },
      ),
    }),
  },
  'several pictures': {
    pictures: [pictureOf(1), pictureOf(2, 'image/png'), async () => null, pictureOf(3)],
    steps: stepsOf(
      { instruction: 'Boil.', pictures: [pictureOf(4, 'image/png')] },
      { name: 'Serve', instruction: 'Plate it.', pictures: [pictureOf(5), pictureOf(6)] },
    ),
  },
  'everything beside it': {
    source_url: 'https://example.org/tart?a=1&b=2',
    servings: 6,
    servings_text: 'small bowls',
    private: true,
    rating: 3.5,
    favourite: true,
    books: ['Family', 'Weekdays'],
    cooked: [
      { created_at: '2024-07-01T18:00:00.000Z', rating: 4, servings: 4, comment: 'Good.' },
      { created_at: '2024-08-01T18:00:00.000Z', rating: null, servings: null, comment: null },
    ],
    properties: [
      { property_amount: 310.5, property_type: { name: 'Calories', unit: 'kcal' } },
      { property_amount: 12, property_type: { name: 'Fats', unit: 'g' } },
      { property_amount: 1.25, property_type: { name: 'Salt', unit: 'g' } },
    ],
    nutrition: { id: 1, calories: 1, fats: 1, carbohydrates: 40, proteins: 8.5, source: null },
    steps: stepsOf({ instruction: 'Stir.' }),
  },
}

export const hardRecipe = (name: string): ExportedRecipe => recipeOf(hardRecipes[name])
