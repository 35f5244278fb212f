import type { Made, Sample } from './samples.ts'

/** Each refers to those before it. */
export const openDataSamples: Record<string, (made: Made) => Sample> = {
  'open-data-version': () => ({ draft: { name: 'German', code: 'de' }, patch: { comment: 'spoken at home' } }),
  'open-data-unit': (made) => ({
    draft: { version: made['open-data-version'], slug: 'unit-gram', name: 'gram', base_unit: 'g', type: 'WEIGHT' },
    patch: { plural_name: 'grams' },
  }),
  'open-data-category': (made) => ({
    draft: { version: { id: made['open-data-version'] }, slug: 'category-dairy', name: 'Dairy' },
    patch: { description: 'cold' },
  }),
  'open-data-property': (made) => ({
    draft: { version: made['open-data-version'], slug: 'property-protein', name: 'Protein', unit: 'g', fdc_id: 1003 },
    patch: { fdc_id: null },
  }),
  'open-data-food': (made) => ({
    draft: {
      version: made['open-data-version'],
      slug: 'food-milk',
      name: 'milk',
      plural_name: 'milks',
      store_category: { id: made['open-data-category'] },
      properties: [{ property: { id: made['open-data-property'] }, property_amount: 3.4 }],
      properties_food_unit: { id: made['open-data-unit'] },
    },
    patch: { preferred_unit_metric: { id: made['open-data-unit'] } },
  }),
  'open-data-store': (made) => ({
    draft: {
      version: made['open-data-version'],
      slug: 'store-corner',
      name: 'Corner',
      category_to_store: [{ category: { id: made['open-data-category'] }, order: 1 }],
    },
    patch: { category_to_store: [] },
  }),
  'open-data-conversion': (made) => ({
    draft: {
      version: made['open-data-version'],
      slug: 'conversion-milk',
      food: { id: made['open-data-food'] },
      base_amount: 1,
      base_unit: { id: made['open-data-unit'] },
      converted_amount: 1.03,
      converted_unit: { id: made['open-data-unit'] },
      source: 'kitchen scales',
    },
    patch: { converted_amount: 1.02 },
  }),
}
