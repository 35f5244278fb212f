import * as z from 'zod'
import type { Resource } from './contract.ts'

/** Deleting the target is refused, clears the reference, or takes the row along until the target is restored. */
export type OnDelete = 'refuse' | 'clear' | 'cascade'

export interface ReferenceRule {
  onDelete?: OnDelete
  /** The reference moves to the row that its target was merged into. */
  onMerge?: 'follow'
}

export interface Reference extends ReferenceRule {
  field: string
  to: string
  many: boolean
}

const referenceMarks = new WeakMap<z.ZodType, { to: string; rule: ReferenceRule }>()

/**
 * Marks a field as a reference to another resource. The kernel derives from it what a body may name, the nested row
 * of an answer, what a merge repoints, what a deletion does to the row, and what undo brings back.
 */
export function refersTo<S extends z.ZodType>(to: string, schema: S, rule: ReferenceRule = {}): S {
  referenceMarks.set(schema, { to, rule })
  return schema
}

const referenceCache = new WeakMap<z.ZodObject, readonly Reference[]>()

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

function markOf(schema: z.ZodType, many = false): { mark?: { to: string; rule: ReferenceRule }; many: boolean } {
  const mark = referenceMarks.get(schema)
  if (mark) return { mark, many: many || isList(schema) }
  if (schema instanceof z.ZodArray) return markOf(schema.element as z.ZodType, true)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return markOf(schema.unwrap() as z.ZodType, many)
  return { many }
}
