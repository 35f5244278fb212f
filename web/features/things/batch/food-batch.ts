import type { Picked } from '#web/lib/resource-picker.ts'

/** Undefined stays as it is in each of the foods; null empties it. */
export interface FoodBatch {
  aisle: Picked | null | undefined
  parent: Picked | null | undefined
  on_hand: boolean | undefined
  ignore_shopping: boolean | undefined
  substitute_siblings: boolean | undefined
  substitute_children: boolean | undefined
  substitute_add: readonly Picked[]
  substitute_remove: readonly Picked[]
  shopping_lists_add: readonly Picked[]
  shopping_lists_remove: readonly Picked[]
  /** By id of a field: whether it is taken over from above, and whether foods below begin with that. */
  inherit: Readonly<Record<number, boolean | undefined>>
  childInherit: Readonly<Record<number, boolean | undefined>>
}

export const unchanged: FoodBatch = {
  aisle: undefined,
  parent: undefined,
  on_hand: undefined,
  ignore_shopping: undefined,
  substitute_siblings: undefined,
  substitute_children: undefined,
  substitute_add: [],
  substitute_remove: [],
  shopping_lists_add: [],
  shopping_lists_remove: [],
  inherit: {},
  childInherit: {},
}

export const batchFlags = ['on_hand', 'ignore_shopping', 'substitute_siblings', 'substitute_children'] as const
export const batchLists = [
  'substitute_add',
  'substitute_remove',
  'shopping_lists_add',
  'shopping_lists_remove',
] as const

/** As the API takes it; only what changes is in it. */
export function batchBody(batch: FoodBatch): Record<string, unknown> {
  const { aisle, parent, inherit, childInherit } = batch
  const body = {
    ...(aisle === undefined ? {} : { category: aisle?.id ?? null }),
    ...(parent === undefined ? {} : parent ? { parent_set: parent.id } : { parent_remove: true }),
    ...Object.fromEntries(batchFlags.map((flag) => [flag, batch[flag]])),
    ...Object.fromEntries(batchLists.map((list) => [list, idsOf(batch[list])])),
    inherit_fields_add: fieldsThat(inherit, true),
    inherit_fields_remove: fieldsThat(inherit, false),
    child_inherit_fields_add: fieldsThat(childInherit, true),
    child_inherit_fields_remove: fieldsThat(childInherit, false),
  }
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0)),
  )
}

export const fieldsThat = (fields: FoodBatch['inherit'], isOn: boolean): number[] =>
  Object.entries(fields).flatMap(([id, value]) => (value === isOn ? [Number(id)] : []))

const idsOf = (picked: readonly Picked[]) => picked.flatMap(({ id }) => id ?? [])
