/** Fields that a food can take over from the one it stands under, with the ids that the API gives them. */
export const inheritable = [
  { id: 1, field: 'supermarket_category' },
  { id: 2, field: 'ignore_shopping' },
  { id: 5, field: 'substitute_children' },
  { id: 6, field: 'substitute_siblings' },
] as const

export type Inheritable = (typeof inheritable)[number]

export const inheritableNamed = (field: string): Inheritable | undefined =>
  inheritable.find((one) => one.field === field)

interface Reference {
  id: number
}

export const idsIn = (fields: unknown): number[] =>
  Array.isArray(fields) ? fields.filter(isReference).map(({ id }) => id) : []

const isReference = (value: unknown): value is Reference => typeof value === 'object' && value !== null && 'id' in value

/** As the API takes a list of fields. */
export const withField = (fields: unknown, id: number, isIn: boolean): Reference[] =>
  [...idsIn(fields).filter((one) => one !== id), ...(isIn ? [id] : [])].map((one) => ({ id: one }))
