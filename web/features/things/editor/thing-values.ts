import type { FormField, ThingRow, Values } from '../model.ts'
import { isThing, thingLabel } from '../thing-label.ts'

interface Named {
  id: number
  name: string
}

/** What the fields of a form hold: text for what is typed, things with id and name. */
export const valuesOf = (fields: readonly FormField[], row: ThingRow | undefined): Values =>
  Object.fromEntries(fields.map((field) => [field.field, valueOf(field, row?.[field.field])]))

/** What a device may keep of what is typed. */
export const withoutSecrets = (fields: readonly FormField[], values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => !fields.some(({ field, kind }) => field === name && kind === 'secret')),
  )

export const isRequired = ({ required = false }: FormField, isNew: boolean): boolean =>
  isNew ? required !== false : required === true

/** Fields that what is filled in makes pointless are not asked for. */
export const shownFields = (fields: readonly FormField[], values: Values): FormField[] =>
  fields.filter(({ shown }) => shown?.(values) ?? true)

export function valueOf({ kind = 'line', required, options, isOn }: FormField, value: unknown): unknown {
  if (kind === 'choice' && required === true && value === undefined) return options?.[0]
  if (kind === 'file') return null
  if (kind === 'flag') return value === undefined ? isOn === true : value === true
  if (kind === 'thing') return isThing(value) ? namedOf(value) : null
  if (kind === 'things' || kind === 'people') return Array.isArray(value) ? value.filter(isThing).map(namedOf) : []
  if (kind === 'events') return Array.isArray(value) ? value : []
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const namedOf = (row: ThingRow): Named => ({ id: row.id, name: thingLabel(row) })

/** The body of a new thing: what is left blank is for the server to decide. */
export const newBody = (fields: readonly FormField[], values: Values): object =>
  Object.fromEntries(
    fields
      .filter(({ field }) => !isBlank(values[field]))
      .map((field) => [field.field, sentValue(field, values[field.field])]),
  )

export const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

/** The body of a change: only the fields that differ from `before`. Of secrets, null takes the saved one away. */
export const changedBody = (fields: readonly FormField[], before: Values, after: Values): object =>
  Object.fromEntries(
    fields
      .filter(({ field }) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field.field, sentValue(field, after[field.field])]),
  )

function sentValue({ kind = 'line' }: FormField, value: unknown): unknown {
  if (kind === 'amount' || kind === 'whole' || kind === 'stars') return value === '' ? null : numberIn(String(value))
  if (kind === 'day' || kind === 'time' || kind === 'color') return value === '' ? null : value
  return value
}

/** What is no number is sent as it was typed: the server says so at its field, where null would empty it. */
const numberIn = (typed: string): number | string => {
  const number = Number(typed.replace(',', '.'))
  return Number.isFinite(number) ? number : typed
}
