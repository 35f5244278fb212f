import { linkOptions } from '@tanstack/react-router'

/** Kinds with a list of their own, by the name of their list. */
const listed = new Map(
  Object.entries({
    food: 'Food',
    unit: 'Unit',
    keyword: 'Keyword',
    supermarket: 'Supermarket',
    'supermarket-category': 'SupermarketCategory',
    'recipe-book': 'RecipeBook',
    'custom-filter': 'CustomFilter',
    'unit-conversion': 'UnitConversion',
    'property-type': 'PropertyType',
    'inventory-entry': 'InventoryEntry',
    'inventory-location': 'InventoryLocation',
    'user-file': 'UserFile',
    automation: 'Automation',
    storage: 'Storage',
    sync: 'Sync',
    'connector-config': 'ConnectorConfig',
  }),
)

/** Where a thing is looked at; null for things without a page. */
export function thingLink(kind: string, id: number) {
  if (kind === 'recipe') return linkOptions({ to: '/recipe/$recipeId', params: { recipeId: String(id) } })
  if (kind === 'meal-plan' || kind === 'meal-type') return linkOptions({ to: '/plan' })
  if (kind === 'shopping-list') return linkOptions({ to: '/shopping', search: { list: id } })
  if (kind === 'shopping-list-entry' || kind === 'shopping-list-recipe') return linkOptions({ to: '/shopping' })
  const model = listed.get(kind)
  return model ? linkOptions({ to: '/list/$model', params: { model }, search: { edit: id } }) : null
}
