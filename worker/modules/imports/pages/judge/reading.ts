/** Where on a page something was read. `heading`: below a heading; `element`: in an element whose name says so; `amounts`: a list of amounts; `below`: what follows the ingredients. */
export type Place = 'markup' | 'heading' | 'element' | 'amounts' | 'below'

/** What one place of a page holds of a recipe. */
export interface Reading<T> {
  value: readonly T[]
  /** More than one place may hold the very same. */
  places: ReadonlySet<Place>
}

/** Readings that hold the same become one. */
export function distinct<T>(readings: readonly { value: readonly T[]; place: Place }[]): Reading<T>[] {
  const found = new Map<string, { value: readonly T[]; places: Set<Place> }>()
  for (const { value, place } of readings) {
    if (value.length === 0) continue
    const key = JSON.stringify(value)
    const known = found.get(key)
    if (known) known.places.add(place)
    else found.set(key, { value, places: new Set([place]) })
  }
  return [...found.values()]
}
