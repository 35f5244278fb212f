interface ListChange {
  add: readonly number[]
  remove: readonly number[]
  set: readonly number[]
  clear: boolean
}

export function applyListChange(list: readonly number[], { add, remove, set, clear }: ListChange): number[] {
  if (clear) return []
  if (set.length > 0) return [...new Set(set)]
  return [...new Set([...list, ...add])].filter((id) => !remove.includes(id))
}
