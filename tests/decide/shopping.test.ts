import { describe, it } from 'vitest'
import { shoppingDecider } from '#worker/modules/shopping/shopping.decider.ts'
import type { NewEntry, ShoppingEvent } from '#worker/modules/shopping/shopping.events.ts'
import { specify } from './given.ts'

const given = specify(shoppingDecider)

const entry = (id: number, more: Partial<NewEntry> = {}): NewEntry => ({
  id,
  list_recipe: null,
  food: 7,
  unit: null,
  amount: 1,
  order: 0,
  ingredient: null,
  completed_at: null,
  delay_until: null,
  ...more,
})
const added = (...entries: NewEntry[]): ShoppingEvent => ({
  type: 'shopping.added',
  data: { created_by: 1, list_recipe: null, entries },
})
const withRecipe = (servings: number, ...entries: NewEntry[]): ShoppingEvent => ({
  type: 'shopping.added',
  data: { created_by: 1, list_recipe: { id: 5, name: '', recipe: 9, mealplan: null, servings }, entries },
})
const removed = (...ids: number[]): ShoppingEvent => ({ type: 'shopping.removed', data: { ids, list_recipes: [] } })
const checked = (...ids: number[]): ShoppingEvent => ({ type: 'shopping.checked', data: { ids } })

describe('adding', () => {
  it('puts a recipe and its entries on the list in one event', () =>
    given()
      .when('add', {
        by: 1,
        listRecipe: { id: 5, name: '', recipe: 9, mealplan: null, servings: 2 },
        entries: [entry(1, { list_recipe: 5 })],
      })
      .records(withRecipe(2, entry(1, { list_recipe: 5 }))))

  it('nothing records no event', () => given().when('add', { by: 1, entries: [] }).recordsNothing())
})

describe('ticking', () => {
  it('forty entries is one event', () => {
    const ids = Array.from({ length: 40 }, (_, i) => i + 1)
    given(added(...ids.map((id) => entry(id))))
      .when('check', { ids, checked: true })
      .records(checked(...ids))
  })

  it('records only entries that change', () =>
    given(added(entry(1), entry(2)), checked(1))
      .when('check', { ids: [1, 2, 2], checked: true })
      .records(checked(2)))

  it('skips entries that somebody else removed meanwhile', () =>
    given(added(entry(1), entry(2)), removed(1))
      .when('check', { ids: [1, 2, 3], checked: true })
      .records(checked(2)))

  it('an entry that is ticked already records no event', () =>
    given(added(entry(1)), checked(1))
      .when('check', { ids: [1], checked: true })
      .recordsNothing())

  it('is the state of an entry that is added as bought', () =>
    given(added(entry(1, { completed_at: '2026-11-01T10:00:00.000Z' })))
      .when('check', { ids: [1], checked: false })
      .records({ type: 'shopping.unchecked', data: { ids: [1] } }))

  it('marks each bought food as on hand, once', () =>
    given(added(entry(1), entry(2), entry(3, { food: 8 })))
      .when('check', { ids: [1, 2, 3], checked: true, kitchen: [4, 5] })
      .records({ type: 'shopping.checked', data: { ids: [1, 2, 3], stocked: { foods: [7, 8], users: [4, 5] } } }))
})

describe('changing', () => {
  it('records the fields that differ', () =>
    given(added(entry(1)))
      .when('change', { id: 1, change: { amount: 3, unit: null, order: undefined } })
      .records({ type: 'shopping.changed', data: { id: 1, patch: { amount: 3 } } }))

  it('an amount keeps a ticked entry ticked', () =>
    given(added(entry(1)), checked(1))
      .when('change', { id: 1, change: { amount: 3 } })
      .records({ type: 'shopping.changed', data: { id: 1, patch: { amount: 3 } } }))

  it('several fields at once records an event for each', () =>
    given(added(entry(1)))
      .when('change', { id: 1, change: { amount: 2, checked: true, delay_until: '2027-01-01T00:00:00.000Z' } })
      .records(
        { type: 'shopping.changed', data: { id: 1, patch: { amount: 2 } } },
        { type: 'shopping.postponed', data: { ids: [1], until: '2027-01-01T00:00:00.000Z' } },
        checked(1),
      ))

  it('to the same values records no event', () =>
    given(added(entry(1)), checked(1))
      .when('change', { id: 1, change: { amount: 1, checked: true, completed_at: '2026-01-01T00:00:00.000Z' } })
      .recordsNothing())

  it('the food while ticking marks the new food as on hand', () =>
    given(added(entry(1)))
      .when('change', { id: 1, change: { food: 8, checked: true }, kitchen: [4] })
      .records(
        { type: 'shopping.changed', data: { id: 1, patch: { food: 8 } } },
        { type: 'shopping.checked', data: { ids: [1], stocked: { foods: [8], users: [4] } } },
      ))
})

describe('removing', () => {
  it('a recipe also removes the entries that it has by then', () =>
    given(withRecipe(2, entry(1, { list_recipe: 5 })), added(entry(2, { list_recipe: 5 }), entry(3)), removed(1))
      .when('drop', { listRecipe: 5 })
      .records({ type: 'shopping.removed', data: { ids: [2], list_recipes: [5] } }))

  it('twice records one event', () =>
    given(added(entry(1)), removed(1))
      .when('remove', { ids: [1] })
      .recordsNothing())

  it('is undone only for entries that are still removed', () =>
    given(
      withRecipe(2, entry(1, { list_recipe: 5 }), entry(2, { list_recipe: 5 })),
      { type: 'shopping.removed', data: { ids: [1, 2], list_recipes: [5] } },
      { type: 'shopping.restored', data: { ids: [1], list_recipes: [] } },
    )
      .when('restore', { ids: [1, 2], listRecipes: [5] })
      .records({ type: 'shopping.restored', data: { ids: [2], list_recipes: [5] } }))
})

describe('scaling', () => {
  const portions = new Map([[11, { amount: 100, servings: 3 }]])
  const nextId = () => 20
  const scaled = (servings: number, ...amounts: { id: number; amount: number }[]): ShoppingEvent => ({
    type: 'shopping.rescaled',
    data: { list_recipe: 5, servings, amounts },
  })
  const line = (id: number, amount: number, ingredient: number | null) =>
    entry(id, { list_recipe: 5, amount, ingredient })

  it('calculates amounts from the recipe, so that scaling up and down loses nothing', () =>
    given(withRecipe(1, line(1, 100 / 3, 11)))
      .when('rescale', { listRecipe: 5, servings: 3, portions, nextId })
      .records(scaled(3, { id: 1, amount: 100 })))

  it('keeps the proportion of an amount that somebody changed by hand', () =>
    given(withRecipe(2, line(1, 50, 11)))
      .when('rescale', { listRecipe: 5, servings: 4, portions, nextId })
      .records(scaled(4, { id: 1, amount: 100 })))

  it('skips entries added by hand and those of other recipes', () =>
    given(withRecipe(2, line(1, 50, null)), added(entry(2, { ingredient: 11, amount: 5 })))
      .when('rescale', { listRecipe: 5, servings: 4, portions, nextId })
      .records(scaled(4)))

  it('to the same servings records no event', () =>
    given(withRecipe(2, line(1, 50, 11)))
      .when('rescale', { listRecipe: 5, servings: 2, portions, nextId })
      .recordsNothing())

  const missing = (amount: number) => ({ ...line(20, amount, 11), shopping_lists: [], created_by: 1 })
  const bigger: ShoppingEvent = {
    type: 'shopping.rescaled',
    data: { list_recipe: 5, servings: 6, amounts: [], added: [missing(100)] },
  }

  it('asks only for the missing amount where some is bought already', () =>
    given(withRecipe(3, line(1, 100, 11)), checked(1))
      .when('rescale', { listRecipe: 5, servings: 6, portions, nextId })
      .records(bigger))

  it('puts the missing amount on the open entry, however often it scales', () =>
    given(withRecipe(3, line(1, 100, 11)), checked(1), bigger)
      .when('rescale', { listRecipe: 5, servings: 12, portions, nextId })
      .records(scaled(12, { id: 20, amount: 300 })))

  it('back down removes what is no longer missing', () =>
    given(withRecipe(3, line(1, 100, 11)), checked(1), bigger)
      .when('rescale', { listRecipe: 5, servings: 3, portions, nextId })
      .records({ type: 'shopping.rescaled', data: { list_recipe: 5, servings: 3, amounts: [], removed: [20] } }))

  it('asks for nothing where enough is bought, and later for no more than the recipe takes', () => {
    const smaller = given(withRecipe(6, line(1, 200, 11)), checked(1))
    smaller.when('rescale', { listRecipe: 5, servings: 3, portions, nextId }).records(scaled(3))
    given(withRecipe(6, line(1, 200, 11)), checked(1), scaled(3))
      .when('rescale', { listRecipe: 5, servings: 9, portions, nextId })
      .records({
        type: 'shopping.rescaled',
        data: { list_recipe: 5, servings: 9, amounts: [], added: [missing(100)] },
      })
  })

  it('adds nothing for ingredients without an amount', () =>
    given(withRecipe(3, line(1, 0, 11)), checked(1))
      .when('rescale', { listRecipe: 5, servings: 6, portions, nextId })
      .records(scaled(6)))
})
