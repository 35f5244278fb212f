import * as z from 'zod'

/** In the order in which they are made: each refers to those before it. */
export const kinds = ['unit', 'category', 'property', 'store', 'food', 'conversion'] as const
export type OpenKind = (typeof kinds)[number]

const MAX_ENTRIES = 5_000
const baseUnits = new Set(
  `g kg ounce pound ml l fluid_ounce pint quart gallon tbsp tsp us_cup imperial_fluid_ounce imperial_pint imperial_quart
    imperial_gallon imperial_tbsp imperial_tsp`.split(/\s+/),
)

const words = (max: number) => z.string().trim().max(max)
const name = words(128).min(1)
const slug = words(128).min(1)
const optionalSlug = words(128).nullish()
const optional = (max: number) =>
  words(max)
    .nullish()
    .transform((text) => text || null)
const number = z.coerce.number().min(0).max(1e9)
const positive = z.coerce.number().gt(0).max(1e9)
const comment = optional(10_000)
/** Digits, as a number or a text; anything else says nothing. */
const fdcId = z.unknown().transform((id) => (/^[1-9]\d{0,9}$/.test(String(id)) ? Number(id) : null))

const unit = z.object({
  name,
  plural_name: optional(128),
  base_unit: z.unknown().transform((base) => (baseUnits.has(String(base)) ? String(base) : null)),
  comment,
})
const category = z.object({ name, comment })
const property = z.object({ name, unit: optional(64), fdc_id: fdcId, comment })
const store = z.object({
  name,
  categories: z
    .array(slug)
    .max(500)
    .nullish()
    .transform((all) => all ?? []),
  comment,
})
const food = z.object({
  name,
  plural_name: optional(128),
  store_category: optionalSlug,
  properties: z
    .object({
      food_amount: positive,
      food_unit: slug,
      type_values: z.array(z.object({ property_type: slug, property_value: number })).max(200),
    })
    .nullish()
    .catch(null),
  fdc_id: fdcId,
  comment,
})
const conversion = z.object({
  food: optionalSlug,
  base_amount: positive,
  base_unit: slug,
  converted_amount: positive,
  converted_unit: slug,
  comment,
})

const entries = { unit, category, property, store, food, conversion }
export type OpenEntry<Kind extends OpenKind> = z.output<(typeof entries)[Kind]>

/** What a file of open data says, by slug; `unreadable` are entries of which nothing can be made. */
export type OpenData = { [Kind in OpenKind]: ReadonlyMap<string, OpenEntry<Kind>> } & {
  unreadable: { kind: OpenKind; slug: string }[]
}

const kindCounts = z
  .object({ food: z.int(), unit: z.int(), category: z.int(), property: z.int(), store: z.int(), conversion: z.int() })
  .partial()

/** For each of `versions` how much of each kind there is. */
export const openDataMeta = z
  .object({
    versions: z.array(z.string().regex(/^[A-Za-z]{2,8}(?:[_-][A-Za-z\d]{1,8})*$/)).max(500),
    datatypes: z.array(z.string().max(64)).max(100),
  })
  .catchall(kindCounts)
export type OpenDataMeta = z.output<typeof openDataMeta>

/** Throws where it is none. */
export const parseMeta = (text: string): OpenDataMeta => openDataMeta.parse(JSON.parse(text))

/** Throws where it is none, and where it is larger than anything people made. */
export function parseOpenData(text: string): OpenData {
  const file = z.record(z.string(), z.unknown()).parse(JSON.parse(text))
  const unreadable: OpenData['unreadable'] = []
  const read = <Kind extends OpenKind>(kind: Kind): ReadonlyMap<string, OpenEntry<Kind>> => {
    const said = Object.entries(z.record(z.string(), z.unknown()).parse(file[kind] ?? {}))
    if (said.length > MAX_ENTRIES) throw new Error('too many')
    return new Map(
      said.flatMap(([key, value]) => {
        const entry = entries[kind].safeParse(value)
        const named = slug.safeParse(key)
        if (entry.success && named.success) return [[named.data, entry.data as OpenEntry<Kind>]] // Of that kind's schema.
        unreadable.push({ kind, slug: key.slice(0, 128) })
        return []
      }),
    )
  }
  return {
    unit: read('unit'),
    category: read('category'),
    property: read('property'),
    store: read('store'),
    food: read('food'),
    conversion: read('conversion'),
    unreadable,
  }
}
