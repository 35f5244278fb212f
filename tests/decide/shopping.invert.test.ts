import { expect, it } from 'vitest'
import { fold } from '#worker/kernel/log/decider.ts'
import { shoppingDecider } from '#worker/modules/shopping/shopping.decider.ts'
import type { NewEntry, ShoppingEvent } from '#worker/modules/shopping/shopping.events.ts'
import { invertEvent } from '#worker/modules/shopping/invert-event.ts'

const line = (id: number, more: Partial<NewEntry> = {}): NewEntry => ({
  id,
  list_recipe: 5,
  food: 7,
  unit: null,
  amount: 1,
  order: 0,
  ingredient: 11,
  completed_at: null,
  delay_until: null,
  ...more,
})
const start: ShoppingEvent = {
  type: 'shopping.added',
  data: {
    created_by: 1,
    list_recipe: { id: 5, name: '', recipe: 9, mealplan: null, servings: 2 },
    entries: [line(1), line(2, { amount: 3 })],
  },
}
const done: ShoppingEvent[] = [
  { type: 'shopping.checked', data: { ids: [1], stocked: { foods: [7], users: [1] } } },
  { type: 'shopping.unchecked', data: { ids: [1] } },
  { type: 'shopping.postponed', data: { ids: [1, 2], until: '2027-01-01T00:00:00.000Z' } },
  { type: 'shopping.changed', data: { id: 2, patch: { amount: 4, unit: 8, food: 6 } } },
  {
    type: 'shopping.rescaled',
    data: {
      list_recipe: 5,
      servings: 4,
      amounts: [
        { id: 1, amount: 2 },
        { id: 2, amount: 8 },
      ],
    },
  },
  {
    type: 'shopping.rescaled',
    data: { list_recipe: 5, servings: 6, amounts: [], added: [{ ...line(4), shopping_lists: [], created_by: 1 }] },
  },
  { type: 'shopping.rescaled', data: { list_recipe: 5, servings: 4, amounts: [], removed: [4] } },
  { type: 'shopping.rescaled', data: { list_recipe: 5, servings: 6, amounts: [], restored: [4] } },
  { type: 'shopping.recipe_changed', data: { id: 5, patch: { name: 'Soup', mealplan: 3 } } },
  { type: 'shopping.removed', data: { ids: [1], list_recipes: [] } },
  { type: 'shopping.removed', data: { ids: [2, 4], list_recipes: [5] } },
  { type: 'shopping.restored', data: { ids: [2, 4], list_recipes: [5] } },
  { type: 'shopping.added', data: { created_by: 1, list_recipe: null, entries: [line(3)] } },
]

it('undoing any change at once leaves the list as it was', () => {
  for (const [i, event] of done.entries()) {
    const before = fold(shoppingDecider, [start, ...done.slice(0, i)])
    const now = shoppingDecider.evolve(before, event)
    const after = invertEvent(event, before, now).reduce(shoppingDecider.evolve, now)
    expect([event, live(after)]).toEqual([event, live(before)])
  }
})

it('undoing a change keeps what others changed since', () => {
  const before = fold(shoppingDecider, [start])
  const event: ShoppingEvent = { type: 'shopping.changed', data: { id: 1, patch: { amount: 2 } } }
  const now = [event, { type: 'shopping.changed', data: { id: 1, patch: { unit: 8 } } } as const].reduce(
    shoppingDecider.evolve,
    before,
  )
  expect(invertEvent(event, before, now)).toEqual([{ type: 'shopping.changed', data: { id: 1, patch: { amount: 1 } } }])
})

it('undoing a change does not restore entries that others deleted since', () => {
  const before = fold(shoppingDecider, [start])
  const gone: ShoppingEvent = { type: 'shopping.removed', data: { ids: [1, 2], list_recipes: [5] } }
  for (const event of done.slice(0, 9)) {
    expect(invertEvent(event, before, [event, gone].reduce(shoppingDecider.evolve, before))).toEqual([])
  }
})

const live = ({ entries, recipes }: typeof shoppingDecider.initial) => [
  [...entries].filter(([, { gone }]) => !gone),
  [...recipes].filter(([, { gone }]) => !gone),
]
