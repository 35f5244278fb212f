interface Ordered {
  name: string
  order: number
  /** `HH:MM:SS`. */
  time: string | null
}

/** Meals of a day as people arranged them, else as the day goes. Lists of the API come in the same order. */
export const compareMealTypes = (one: Ordered, other: Ordered): number =>
  one.order - other.order || (one.time ?? '99').localeCompare(other.time ?? '99') || one.name.localeCompare(other.name)
