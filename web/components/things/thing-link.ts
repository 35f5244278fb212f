import { linkOptions } from '@tanstack/react-router'

/** Kinds that are looked at in the editor beside their list. */
const listed = new Set([
  'food',
  'unit',
  'keyword',
  'supermarket',
  'supermarket-category',
  'custom-filter',
  'unit-conversion',
  'property-type',
  'meal-type',
  'inventory-entry',
  'inventory-location',
  'user-file',
  'ai-provider',
  'automation',
  'storage',
  'sync',
  'connector-config',
  'webhook',
  'inbound-hook',
])

/** Where a thing is looked at; null for things without a page. */
export function thingLink(kind: string, id: number) {
  if (kind === 'recipe') return linkOptions({ to: '/recipe/$recipeId', params: { recipeId: String(id) } })
  if (kind === 'recipe-book') return linkOptions({ to: '/book/$bookId', params: { bookId: String(id) } })
  if (kind === 'meal-plan') return linkOptions({ to: '/plan' })
  if (kind === 'shopping-list') return linkOptions({ to: '/shopping', search: { list: id } })
  if (kind === 'shopping-list-entry' || kind === 'shopping-list-recipe') return linkOptions({ to: '/shopping' })
  if (!listed.has(kind)) return null
  return linkOptions({ to: '/list/$model', params: { model: listName(kind) }, search: { edit: id } })
}

/** `user-file` has the list `UserFile`. */
const listName = (kind: string) => kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
