const dairy = {
  unit: {
    'unit-gram': { name: 'g', plural_name: 'g', type: 'WEIGHT', base_unit: 'g', comment: '' },
    'unit-glass': { name: 'glass', plural_name: 'glasses', type: 'OTHER', base_unit: 'thimble', comment: 'to drink' },
  },
  category: {
    'category-cold': { name: 'Cold shelf', comment: 'Mind the door' },
    'category-dry': { name: 'Dry shelf' },
  },
  property: {
    'property-energy': { name: 'Energy', unit: 'kcal', fdc_id: '1008', comment: '' },
    'property-fat': { name: 'Fat', unit: 'g', fdc_id: 'none' },
  },
  store: {
    'store-corner': { name: 'Corner shop', categories: ['category-cold', 'category-dry', 'category-gone'] },
  },
  food: {
    'food-kefir': {
      name: 'kefir',
      plural_name: 'kefirs',
      store_category: 'category-cold',
      properties: {
        food_amount: 50,
        food_unit: 'unit-gram',
        type_values: [
          { property_type: 'property-energy', property_value: 30 },
          { property_type: 'property-fat', property_value: '1.5' },
          { property_type: 'property-energy', property_value: 99 },
        ],
      },
      fdc_id: 170904,
      comment: '',
    },
    'food-twin': { name: 'Kefir ', plural_name: null, store_category: null, properties: null, fdc_id: null },
    'food-rusk': { name: 'rusk', plural_name: 'rusks', store_category: 'category-dry', properties: null, fdc_id: 'x' },
    'food-nothing': { name: '', plural_name: '' },
  },
  conversion: {
    'conversion-kefir': {
      food: 'food-kefir',
      base_amount: 1,
      base_unit: 'unit-glass',
      converted_amount: 250,
      converted_unit: 'unit-gram',
    },
    'conversion-lost': {
      food: 'food-unheard-of',
      base_amount: 1,
      base_unit: 'unit-glass',
      converted_amount: 250,
      converted_unit: 'unit-gram',
    },
  },
}

const renamed = {
  ...dairy,
  property: { ...dairy.property, 'property-energy': { ...dairy.property['property-energy'], unit: 'kJ' } },
  food: { 'food-kefir': { ...dairy.food['food-kefir'], name: 'Kefirmilch', plural_name: 'Kefirmilch' } },
}

/** What only some countries have, of what another file brought. */
const abroad = {
  conversion: {
    'conversion-bottle': {
      food: 'food-kefir',
      base_amount: 1,
      base_unit: 'unit-bottle',
      converted_amount: 500,
      converted_unit: 'unit-gram',
    },
  },
  unit: { 'unit-bottle': { name: 'bottle', plural_name: 'bottles', type: 'OTHER', base_unit: '' } },
}

/** Open data as its address serves it: small, and in our own words. */
export const files = new Map<string, unknown>([
  [
    'meta.json',
    { versions: ['en', 'de', 'fr', 'en-US'], datatypes: ['food', 'unit'], en: { food: 4, unit: 2 }, de: {}, fr: {} },
  ],
  ['en.json', dairy],
  ['de.json', renamed],
  ['en-US.json', abroad],
  ['fr.json', { food: ['no', 'slugs'] }],
])
