import type { ActivityRow } from './activity.queries.ts'

/** Creations and whole lists are told by their sentence; what changed in a row is worth showing. */
export const shownFields = ({ verb, fields }: ActivityRow) =>
  ['changed', 'described', 'moved', 'shared', 'renamed', 'preferred'].includes(verb)
    ? fields.filter(({ field, before, after }) => field in fieldWords && [before, after].every(isSimple))
    : []

/** Fields that have words; the others mean something to programs alone. */
const fieldWords = Object.fromEntries(
  [
    'name plural_name title description servings note amount comment rating from_date to_date working_time',
    'waiting_time private ignore_shopping supermarket_category recipe meal_type food unit parent role household color',
    'order url expires',
  ]
    .flatMap((line) => line.split(' '))
    .map((name) => [name, true]),
)

const isSimple = (value: unknown) =>
  value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)
