/** A row that an event speaks of: its kind is a resource's name, or `user`. */
export interface Mention {
  kind: string
  id: number
}

/** Fields of events that hold ids, and of what. `self` is the event's own kind. */
const KIND_OF_FIELD = new Map<string, string>(
  Object.entries({
    recipe: 'recipe',
    step_recipe: 'recipe',
    food: 'food',
    foods: 'food',
    substitutes: 'food',
    unit: 'unit',
    base_unit: 'unit',
    converted_unit: 'unit',
    properties_food_unit: 'unit',
    book: 'recipe-book',
    filter: 'custom-filter',
    meal_type: 'meal-type',
    mealplan: 'meal-plan',
    keyword: 'keyword',
    keywords: 'keyword',
    supermarket: 'supermarket',
    category: 'supermarket-category',
    supermarket_category: 'supermarket-category',
    shopping_lists: 'shopping-list',
    list_recipe: 'shopping-list-recipe',
    property_type: 'property-type',
    inventory_location: 'inventory-location',
    storage: 'storage',
    household: 'household',
    user: 'user',
    users: 'user',
    shared: 'user',
    from: 'user',
    to: 'user',
    into: 'self',
    parent: 'self',
    below: 'self',
  }),
)

/** Of a long list the first ones are enough for a sentence. */
const MAX_OF_FIELD = 12

/** The rows that the data of an event names, the event's own row first. */
export function mentionedRows(kind: string, own: number | null, data: Record<string, unknown>): Mention[] {
  const found = new Map<string, Mention>()
  const note = (of: string, id: unknown) => {
    if (typeof id === 'number' && id > 0) found.set(`${of}:${id}`, { kind: of, id })
  }
  if (own !== null) note(kind, own)
  for (const [field, value] of fieldsIn(kind, data)) {
    const of = kindOf(kind, field)
    if (!of) continue
    for (const one of (Array.isArray(value) ? value : [value]).slice(0, MAX_OF_FIELD)) note(of, idIn(one))
  }
  return [...found.values()]
}

function kindOf(kind: string, field: string): string | undefined {
  // The ids of a shopping event are lines of the list; other kinds name themselves.
  if (field === 'ids') return kind === 'shopping' ? 'shopping-list-entry' : kind
  const of = KIND_OF_FIELD.get(field)
  return of === 'self' ? kind : of
}

/** With the fields of a change, and those of the lines that were added to the list. */
function fieldsIn(kind: string, data: Record<string, unknown>): [string, unknown][] {
  const { patch, entries, list_recipe, ...plain } = data
  const lines = Array.isArray(entries) ? entries.slice(0, MAX_OF_FIELD) : []
  const recipe = kind === 'shopping' && isRecord(list_recipe) ? [list_recipe] : []
  return [
    ...Object.entries(plain),
    ...(isRecord(list_recipe) ? [] : [['list_recipe', list_recipe] as [string, unknown]]),
    ...[patch, ...recipe, ...lines].flatMap((part) => (isRecord(part) ? Object.entries(part) : [])),
  ]
}

const idIn = (value: unknown): unknown => (isRecord(value) ? value['id'] : value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
