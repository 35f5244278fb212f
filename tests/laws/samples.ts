import { formData, pdf } from '#tests/file.fixture.ts'
import { openDataSamples } from './open-data.samples.ts'

export interface Sample {
  draft: object
  /** A change that an answer shows. */
  patch: object
}

export type Made = Record<string, number>

/** A resource without a sample fails the laws. */
export const samples: Record<string, (made: Made) => Sample> = {
  unit: () => ({ draft: { name: 'gram', plural_name: 'grams', base_unit: 'g' }, patch: { description: 'by weight' } }),
  'supermarket-category': () => ({ draft: { name: 'Dairy' }, patch: { description: 'cold' } }),
  'shopping-list': () => ({ draft: { name: 'Market' }, patch: { color: '#82aa8b' } }),
  supermarket: () => ({ draft: { name: 'Corner Market' }, patch: { description: 'on foot' } }),
  'supermarket-category-relation': (made) => ({
    draft: { supermarket: made['supermarket'], category: { name: 'Fruit' }, order: 1 },
    patch: { category: { id: made['supermarket-category'] }, order: 4 },
  }),
  keyword: () => ({ draft: { name: 'Breakfast' }, patch: { description: 'early' } }),
  'property-type': () => ({ draft: { name: 'Calories', unit: 'kcal', fdc_id: 1008 }, patch: { order: 2 } }),
  food: (made) => ({
    draft: {
      name: 'milk',
      plural_name: 'milks',
      properties: [{ property_amount: 64, property_type: { id: made['property-type'] } }],
    },
    patch: { ignore_shopping: true },
  }),
  property: (made) => ({
    draft: { property_amount: 3.4, property_type: { id: made['property-type'] } },
    patch: { property_amount: 3.6 },
  }),
  'unit-conversion': (made) => ({
    draft: {
      base_amount: 1,
      base_unit: { name: 'cup' },
      converted_amount: 245,
      converted_unit: { id: made['unit'] },
      food: { id: made['food'] },
    },
    patch: { converted_amount: 244 },
  }),
  'user-file': () => ({ draft: formData({ name: 'Scan', file: pdf }), patch: formData({ name: 'Recipe card' }) }),
  recipe: (made) => ({
    draft: {
      name: 'Pancakes',
      servings: 4,
      keywords: [{ id: made['keyword'] }, { name: 'Sweet' }],
      steps: [
        {
          instruction: 'Whisk, then fry for 5 minutes.',
          file: made['user-file'],
          ingredients: [
            { food: { id: made['food'] }, unit: { id: made['unit'] }, amount: 500 },
            { food: { name: 'flour' }, unit: { name: 'cup' }, amount: 2.5, note: 'sifted' },
          ],
        },
      ],
    },
    patch: { description: 'for Sunday' },
  }),
  'custom-filter': () => ({
    draft: { name: 'Quick ones', search: JSON.stringify({ timescooked_gte: 1, version: '2' }) },
    patch: { search: '{"query":"soup"}' },
  }),
  'recipe-book': (made) => ({
    draft: { name: 'Sundays', description: '', shared: [], filter: { id: made['custom-filter'] }, order: 2 },
    patch: { description: 'slow food' },
  }),
  'recipe-book-entry': (made) => ({
    draft: { book: made['recipe-book'], recipe: made['recipe'] },
    patch: { book: made['recipe-book'] },
  }),
  'view-log': (made) => ({ draft: { recipe: made['recipe'] }, patch: { recipe: made['recipe'] } }),
  'cook-log': (made) => ({ draft: { recipe: made['recipe'], rating: 4, servings: 2 }, patch: { comment: 'good' } }),
  'meal-type': () => ({ draft: { name: 'Supper', time: '18:30' }, patch: { color: '#b98766' } }),
  'meal-plan': (made) => ({
    draft: {
      recipe: { id: made['recipe'] },
      servings: 2,
      from_date: '2027-03-28',
      meal_type: { id: made['meal-type'] },
    },
    patch: { title: 'with friends' },
  }),
  'shopping-list-recipe': (made) => ({ draft: { recipe: made['recipe'], servings: 2 }, patch: { servings: 6 } }),
  'shopping-list-entry': (made) => ({
    draft: {
      food: { name: 'butter' },
      unit: { id: made['unit'] },
      amount: 250,
      list_recipe: made['shopping-list-recipe'],
    },
    patch: { amount: 125 },
  }),
  'bookmarklet-import': () => ({ draft: { html: '<p>soup</p>' }, patch: { url: 'https://example.org/soup' } }),
  'access-token': () => ({
    draft: { expires: '2099-01-01T00:00:00Z', scope: 'read' },
    patch: { expires: '2098-01-01T00:00:00Z' },
  }),
  step: () => ({ draft: { instruction: 'Rest.', ingredients: [] }, patch: { name: 'Rest' } }),
  ingredient: (made) => ({
    draft: { food: { id: made['food'] }, unit: null, amount: 1 },
    patch: { amount: 2 },
  }),
  'import-correction': () => ({
    draft: { kind: 'food', said: 'scallions', meant: 'spring onion' },
    patch: { meant: 'green onion' },
  }),
  'distinct-pair': () => ({ draft: { kind: 'food', low: 12, high: 31 }, patch: { high: 32 } }),
  automation: () => ({
    draft: { type: 'FOOD_REPLACE', name: 'No brands', param_1: '.*', param_2: '^acme ', param_3: '' },
    patch: { disabled: true },
  }),
  webhook: () => ({
    draft: { name: 'Bell', url: 'https://bell.example.org/hook', events: ['recipe.*', 'shopping.added'] },
    patch: { events: ['meal-plan.planned'] },
  }),
  'inbound-hook': (made) => ({
    draft: { name: 'Kitchen speaker', purpose: 'shopping', shopping_list: { id: made['shopping-list'] } },
    patch: { enabled: false, meal_type: { id: made['meal-type'] } },
  }),
  'connector-config': () => ({
    draft: { name: 'Home', url: 'https://ha.example.org/api/', token: 'a token', todo_entity: 'todo.shopping' },
    patch: { enabled: false },
  }),
  storage: () => ({
    draft: {
      name: 'Cloud',
      // Without a token nothing is asked of it.
      method: 'DB',
      username: 'ada',
      password: 'a word',
      url: 'https://cloud.example.org',
    },
    patch: { username: 'grace' },
  }),
  sync: (made) => ({ draft: { storage: made['storage'], path: 'Recipes' }, patch: { active: false } }),
  'recipe-import': (made) => ({
    draft: { storage: { id: made['storage'] }, name: 'Soup', file_path: 'Recipes/soup.pdf' },
    patch: { name: 'Onion soup' },
  }),
  'ai-provider': () => ({
    draft: { name: 'Own', model_name: 'openai/gpt-x', api_key: 'a key', url: 'https://ai.example.org/v1' },
    patch: { description: 'for lists' },
  }),
  'import-log': () => ({ draft: { type: 'PAPRIKA' }, patch: { running: false } }),
  'export-log': () => ({ draft: { type: 'DEFAULT' }, patch: { running: false } }),
  household: () => ({ draft: { name: 'Upstairs' }, patch: { name: 'Downstairs' } }),
  'inventory-location': (made) => ({
    draft: { name: 'Cellar', household: { id: made['household'] } },
    patch: { is_freezer: true },
  }),
  'inventory-entry': (made) => ({
    draft: {
      inventory_location: { id: made['inventory-location'] },
      food: { id: made['food'] },
      unit: { id: made['unit'] },
      amount: 1.5,
      code: 'J7',
      expires: '2027-02-28',
      frozen_on: '2026-11-28',
    },
    patch: { amount: 0.5 },
  }),
  'enterprise-social-embed': (made) => ({
    draft: {
      name: 'Our blog',
      type: 'RECIPE_KEYWORD',
      keywords: [{ id: made['keyword'] }],
      accent_color: '#b98766',
      books: [made['recipe-book']],
      meal_types: [made['meal-type']],
      shopping_lists: [{ id: made['shopping-list'] }],
      allowed_origins: 'https://example.org',
    },
    patch: { alignment: 'center', supermarket: made['supermarket'] },
  }),
  'enterprise-social-keyword': () => ({ draft: { name: 'Brunch' }, patch: { description: 'late' } }),
  'enterprise-social-recipe': () => ({
    draft: { name: 'Waffles', steps: [{ instruction: 'Bake.', ingredients: [] }] },
    patch: { description: 'for guests' },
  }),
  ...openDataSamples,
  'invite-link': () => ({
    draft: { group: { id: 2, name: 'user' }, internal_note: 'from the garden', valid_until: '2099-01-01' },
    patch: { reusable: true },
  }),
  space: () => ({ draft: { name: `Cabin ${crypto.randomUUID()}` }, patch: { message: 'hello' } }),
}

/** Targets of references come first. */
export const order = Object.keys(samples)
