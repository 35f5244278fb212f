export interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

export type Named = Record<string, Schema>

/**
 * Where a value departs from a schema, as the strictest clients read it: every documented key exists, an integer has
 * no decimals, and null only where allowed. `seen` collects the names of visited schemas.
 */
export function misfits(value: unknown, schema: Schema, named: Named, seen: Set<string>, path = ''): string[] {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    seen.add(name)
    return misfits(value, named[name] ?? {}, named, seen, `${path}<${name}>`)
  }
  const either = schema.anyOf ?? schema.oneOf
  if (either) {
    const tries = either.map((one) => misfits(value, one, named, seen, path))
    return tries.some((faults) => faults.length === 0) ? [] : (tries[0] ?? [])
  }
  // The document's notation for a nullable reference.
  if (value === null && schema.allOf?.some(({ type }) => type?.includes('null'))) return []
  if (schema.allOf) return schema.allOf.flatMap((one) => misfits(value, one, named, seen, path))
  const types = [schema.type ?? []].flat()
  if (types.length > 0 && !types.some((type) => isOf(type, value))) {
    return [`${path} is ${JSON.stringify(value)?.slice(0, 60)}, not ${types.join(' or ')}`]
  }
  if (schema.enum && value !== null && !schema.enum.includes(value)) return [`${path} is ${JSON.stringify(value)}`]
  if (Array.isArray(value)) {
    return value.flatMap((item) => (schema.items ? misfits(item, schema.items, named, seen, `${path}[]`) : []))
  }
  if (typeof value !== 'object' || value === null) return []
  const row = value as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).flatMap(([key, inner]) =>
    key in row ? misfits(row[key], inner, named, seen, `${path}.${key}`) : [`${path}.${key} is missing`],
  )
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    default:
      return typeof value === type
  }
}
