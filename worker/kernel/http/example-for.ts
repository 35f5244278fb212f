import * as z from 'zod'
import { examplesBySuffix, exampleFormats, exampleValues } from './example-values.ts'

const MAX_DEPTH = 6

interface FieldPosition {
  /** The kind of object that holds the field, or the field that holds that object. */
  holder: string
  field: string
  depth: number
  /** An example of a body is short; an example of an answer has every field. */
  sent: boolean
}

/** An example that the schema accepts, derived from the names of its fields. */
export const exampleFor = (schema: z.ZodType, { kind, sent }: { kind: string; sent: boolean }): unknown =>
  exampleValue(schema, { holder: kind, field: '', depth: 0, sent })

function exampleValue(schema: z.ZodType, place: FieldPosition): unknown {
  const stated = schema.meta()?.['example']
  if (stated !== undefined) return stated
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodReadonly || schema instanceof z.ZodCatch)
    return exampleValue(unwrapped(schema), place)
  if (schema instanceof z.ZodNullable)
    return exampleByName(place) === null ? null : exampleValue(unwrapped(schema), place)
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return exampleByName(place) === undefined ? schema.def.defaultValue : exampleValue(unwrapped(schema), place)
  }
  if (schema instanceof z.ZodPipe) {
    const { in: from, out: to } = schema.def
    return exampleValue((from instanceof z.ZodTransform ? to : from) as z.ZodType, place)
  }
  if (schema instanceof z.ZodLazy)
    return place.depth > MAX_DEPTH ? null : exampleValue(schema.unwrap() as z.ZodType, place)
  if (schema instanceof z.ZodObject) return exampleObject(schema, place)
  if (schema instanceof z.ZodArray) {
    return place.depth > MAX_DEPTH
      ? []
      : [exampleValue(schema.element as z.ZodType, { ...place, depth: place.depth + 1 })]
  }
  if (schema instanceof z.ZodTuple) return schema.def.items.map((item) => exampleValue(item as z.ZodType, place))
  if (schema instanceof z.ZodUnion)
    return exampleValue(pickOption(schema.options as readonly z.ZodType[], place), place)
  if (schema instanceof z.ZodIntersection) {
    const { left, right } = schema.def
    return Object.assign({}, exampleValue(left as z.ZodType, place), exampleValue(right as z.ZodType, place))
  }
  if (schema instanceof z.ZodRecord) {
    return { 7: exampleValue(schema.valueType as z.ZodType, { ...place, field: '', depth: place.depth + 1 }) }
  }
  // A file has no form in JSON; its name stands for it.
  return schema instanceof z.ZodFile ? 'picture.jpg' : exampleScalar(schema, place)
}

const unwrapped = (schema: { unwrap(): unknown }) => schema.unwrap() as z.ZodType

const pickOption = (options: readonly z.ZodType[], { sent, field }: FieldPosition): z.ZodType => {
  const byName = sent ? options.find((one) => one instanceof z.ZodObject && !('id' in one.shape)) : undefined
  const fitting = options.find((one) => !(one instanceof z.ZodNull) && one.safeParse(exampleValues[field]).success)
  return byName ?? fitting ?? options.find((one) => !(one instanceof z.ZodNull)) ?? z.null()
}

function exampleObject(schema: z.ZodObject, { holder, field, depth, sent }: FieldPosition): Record<string, unknown> {
  const kind = schema.meta()?.id ?? (field || holder)
  const entries = Object.entries(schema.shape) as [string, z.ZodType][]
  const place = (name: string) => ({ holder: kind, field: name, depth: depth + 1, sent })
  const build = (fields: typeof entries) =>
    Object.fromEntries(fields.map(([name, one]) => [name, exampleValue(one, place(name))]))
  if (!sent) return build(entries)
  const isShown = ([name, one]: (typeof entries)[number]) =>
    !isOptional(one) ||
    (name !== 'id' && exampleByName(place(name)) !== undefined && exampleByName(place(name)) !== null)
  const brief = entries.filter(isShown)
  // Some objects may lack any field but not all at once; fields that such a check requires are shown too.
  const asked = new Set(schema.safeParse(build(brief)).error?.issues.map(({ path }) => path[0]))
  const complete = entries.filter((entry) => isShown(entry) || asked.has(entry[0]))
  return build(complete.length === 0 && depth === 0 ? entries.slice(0, 1) : complete)
}

const isOptional = (schema: z.ZodType) => schema.safeParse(undefined).success

const exampleByName = ({ holder, field }: FieldPosition): unknown =>
  exampleValues[`${holder}.${field}`] ?? exampleValues[field]

function exampleScalar(schema: z.ZodType, place: FieldPosition): unknown {
  const ending = examplesBySuffix.find(([pattern]) => pattern.test(place.field))?.[1]
  const label = place.field.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())
  const candidates = [
    exampleByName(place),
    ending,
    firstValue(schema),
    label || undefined,
    ...exampleFormats,
    1,
    0,
    false,
    true,
    null,
    {},
  ]
  return candidates.find((value) => value !== undefined && schema.safeParse(value).success) ?? null
}

const firstValue = (schema: z.ZodType): unknown => {
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodLiteral) return schema.def.values[0]
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return Math.max(1, schema.minValue ?? 1)
  return undefined
}
