/** What a second row of a kind has otherwise than its sample, so that sorting tells them apart. */
const others: Record<string, object> = {
  'access-token': { expires: '2098-01-01T00:00:00Z' },
  'ai-provider': { model_name: 'anthropic/claude-x' },
  automation: { type: 'NAME_REPLACE', param_1: 'soup', param_2: 'stew', order: 2, disabled: true },
  'connector-config': { enabled: false },
  'cook-log': { rating: 2, servings: 3, comment: 'too salty' },
  'enterprise-social-embed': { type: 'BOOK' },
  food: { plural_name: 'eggs', food_onhand: true, ignore_shopping: true, supermarket_category: { name: 'Eggs' } },
  ingredient: { food: { name: 'zest' }, unit: { name: 'pinch' }, amount: 3 },
  'inbound-hook': { purpose: 'import', enabled: false, shopping_list: null, meal_type: null },
  webhook: { url: 'https://other.example.org', events: ['food.*'], enabled: false },
  'inventory-entry': { amount: 3, code: 'J9', expires: '2031-01-31', frozen_on: '2027-01-15' },
  'inventory-location': { is_freezer: true },
  'invite-link': { email: 'grace@example.org', group: { id: 1 }, valid_until: '2031-01-31', reusable: true },
  keyword: { description: 'late' },
  'meal-plan': { title: 'with guests', servings: 3, from_date: '2027-04-01' },
  'meal-type': { time: '07:30', color: '#82aa8b', default: true, order: 2 },
  'open-data-conversion': { base_amount: 2, converted_amount: 3 },
  'open-data-food': { plural_name: 'eggs' },
  'open-data-property': { unit: 'mg' },
  'open-data-unit': { plural_name: 'zests', type: 'VOLUME' },
  'open-data-version': { code: 'en', comment: 'in English' },
  property: { property_amount: 5 },
  'property-type': { unit: 'g', fdc_id: 1009, order: 2, description: 'by weight' },
  recipe: { name: 'Zesty soup', steps: [{ name: 'Zest', instruction: 'Grate.', ingredients: [] }] },
  'recipe-book': { description: 'quick food', order: 3 },
  'shopping-list': { description: 'on Sundays', color: '#82aa8b' },
  'shopping-list-entry': { food: { name: 'zest' }, unit: { name: 'pinch' }, amount: 3, checked: true },
  storage: { method: 'WEBDAV', url: 'https://other.example.org' },
  supermarket: { description: 'by bike' },
  'supermarket-category': { description: 'by the door' },
  sync: { path: 'Zesty', active: false },
  unit: { plural_name: 'zests', base_unit: null },
  'unit-conversion': { base_amount: 2, base_unit: { name: 'pinch' }, converted_amount: 3 },
}

export function varied(kind: string, draft: object): object {
  if (draft instanceof FormData) {
    draft.set('name', 'Zesty card')
    return draft
  }
  const name = 'name' in draft ? { name: `Zesty ${String(draft.name)}` } : {}
  const slug = 'slug' in draft ? { slug: `zesty-${String(draft.slug)}` } : {}
  return { ...draft, ...name, ...slug, ...others[kind] }
}
