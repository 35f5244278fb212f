import { linkOptions } from '@tanstack/react-router'

/** Where a thing is looked at; null for things without a page. */
export function thingLink(kind: string, id: number) {
  if (kind === 'recipe') return linkOptions({ to: '/recipe/$recipeId', params: { recipeId: String(id) } })
  if (kind === 'meal-plan' || kind === 'meal-type') return linkOptions({ to: '/plan' })
  if (kind === 'shopping-list') return linkOptions({ to: '/shopping', search: { list: id } })
  if (kind.startsWith('shopping')) return linkOptions({ to: '/shopping' })
  return null
}
