import type { QueuedMutation, Mutation } from '#web/features/shopping/outbox/mutation.ts'
import type { ShoppingItem, ItemUnit, ShoppingList } from '#web/features/shopping/shopping-list.ts'

export const item = (id: number, name: string, more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id,
  food: { id: id + 1000, name, plural: null, category: null },
  unit: null,
  amount: 0,
  checked: false,
  doneAt: null,
  laterUntil: null,
  list: null,
  isScaled: false,
  by: null,
  addedAt: '2026-11-27T10:00:00.000Z',
  ...more,
})

export const unit = (name: string, base: string | null = null): ItemUnit => ({ id: null, name, plural: null, base })

export const sheet = (...items: ShoppingItem[]): ShoppingList => ({
  items,
  recipes: [{ id: 7, recipe: 70, name: 'Tacos', image: null, servings: 4, plan: null }],
  since: '2026-11-27T10:00:00.000Z',
  fetchedAt: 0,
})

export const change = (key: string, deed: Mutation, tried = false): QueuedMutation => ({
  ...deed,
  kind: 'shopping',
  key,
  tried,
  name: 'it',
})
export const check = (ids: number[], checked = true): Mutation => ({
  type: 'check',
  ids,
  checked,
  at: '2026-11-27T12:00:00.000Z',
})
