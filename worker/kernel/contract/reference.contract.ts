import * as z from 'zod'
import type { Resource } from './contract.ts'

/** What becomes of rows when what they refer to goes: it is refused, they lose it, or they go along and come back with it. */
export type OnDelete = 'refuse' | 'clear' | 'cascade'

/** What is left out is the module's own to see to. */
export interface ReferenceRule {
  onDelete?: OnDelete
  /** The row refers to what the other was merged into. */
  onMerge?: 'follow'
}

export interface Reference extends ReferenceRule {
  field: string
  /** The name of the resource it leads to. */
  to: string
  /** Whether the field lists several. */
  many: boolean
}

const referenceMarks = new WeakMap<z.ZodType, { to: string; rule: ReferenceRule }>()

/**
 * A field that refers to a row of another resource. From this the kernel derives what a body may name, the nested row of
 * an answer, what a merge repoints, what a deletion means to the row, and what undo brings back.
 */
export function refersTo<S extends z.ZodType>(to: string, schema: S, rule: ReferenceRule = {}): S {
  referenceMarks.set(schema, { to, rule })
  return schema
}

const referenceCache = new WeakMap<z.ZodObject, readonly Reference[]>()

/** The references of a contract, in the order of its fields. */
export function referencesOf({ fields }: Pick<Resource, 'fields'>): readonly Reference[] {
  const before = referenceCache.get(fields)
  if (before) return before
  const found = Object.entries(fields.shape).flatMap(([field, schema]): Reference[] => {
    const { mark, many } = markOf(schema as z.ZodType)
    return mark ? [{ field, to: mark.to, many, ...mark.rule }] : []
  })
  referenceCache.set(fields, found)
  return found
}

const isList = (schema: z.ZodType): boolean => {
  if (schema instanceof z.ZodArray) return true
  if (schema instanceof z.ZodPipe) return isList(schema.in as z.ZodType)
  const wrapped = schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
  return wrapped && isList(schema.unwrap() as z.ZodType)
}

/** The mark of a field, whatever it is wrapped in. */
function markOf(schema: z.ZodType, many = false): { mark?: { to: string; rule: ReferenceRule }; many: boolean } {
  const mark = referenceMarks.get(schema)
  if (mark) return { mark, many: many || isList(schema) }
  if (schema instanceof z.ZodArray) return markOf(schema.element as z.ZodType, true)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return markOf(schema.unwrap() as z.ZodType, many)
  return { many }
}
