interface Ordered {
  name: string
  order: number
  /** `HH:MM:SS`. */
  time: string | null
}

/** By `order`, then by time of day; the API sorts plans of a day the same way. */
export const compareMealTypes = (one: Ordered, other: Ordered): number =>
  one.order - other.order || (one.time ?? '99').localeCompare(other.time ?? '99') || one.name.localeCompare(other.name)
