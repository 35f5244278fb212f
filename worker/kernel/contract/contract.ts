import * as z from 'zod'
import { blankableText, int } from './scalars.contract.ts'

export type Verb = 'list' | 'create' | 'retrieve' | 'update' | 'destroy' | 'merge' | 'move' | 'effects'
export const crudVerbs = ['list', 'create', 'retrieve', 'update', 'destroy'] as const satisfies Verb[]

/** Each level includes the ones before it. A `member` is signed in, with or without a group in the space. */
export type Level = 'public' | 'member' | 'guest' | 'user' | 'admin' | 'creator'

type Shape = z.ZodRawShape
type ResourceRow<F extends Shape, R extends Shape, S extends Shape, W extends string> = Omit<F, keyof R | W> &
  R & { id: z.ZodInt } & { [K in keyof S & string as `has_${K}`]: z.ZodBoolean }

/**
 * A REST resource as both sides of the wire see it; it depends on zod alone because the web imports it. Clients write
 * `fields`, read `reads` in addition or in another form, and write `secrets`, which no answer holds: a row only has
 * `has_<secret>`.
 */
export function resource<
  Name extends string,
  F extends Shape,
  R extends Shape = Record<never, never>,
  S extends Shape = Record<never, never>,
  const W extends string = never,
>(spec: {
  name: Name
  title: string
  /** Names the calls where a second address serves the rows of another resource. */
  alias?: string
  fields: z.ZodObject<F>
  reads?: z.ZodObject<R>
  secrets?: z.ZodObject<S>
  /** Fields that only a request holds; no row has them. */
  wishes?: readonly W[]
  /** Fields that clients send and the server decides: documented, and passed over. */
  ignores?: readonly string[]
  verbs?: readonly Verb[]
  roles: { read: Level; write: Level }
  filters?: z.ZodObject
  paging?: Paging
}) {
  const secrets = Object.keys(spec.secrets?.shape ?? {}).map((name) => [`has_${name}`, z.boolean()])
  const answered = {
    id: z.int(),
    ...spec.fields.shape,
    ...spec.reads?.shape,
    ...Object.fromEntries(secrets),
  }
  for (const name of spec.wishes ?? []) Reflect.deleteProperty(answered, name)
  const shape = answered as unknown as ResourceRow<F, R, S, W>
  const row = z.object(shape).meta({ id: spec.title })
  const draft = (spec.secrets ? spec.fields.extend(spec.secrets.shape) : spec.fields) as unknown as z.ZodObject<F & S>
  const paging = spec.paging ?? defaultPaging
  return {
    ...spec,
    verbs: spec.verbs ?? crudVerbs,
    path: `/api/${spec.name}/` as const,
    row,
    draft,
    put: withoutDefaults(draft),
    patch: withoutDefaults(draft).partial(),
    paging,
    page: pageSchema(row, paging),
  }
}

export interface Paging {
  defaultSize: number
  maxSize: number
  timestamp: boolean
}
export const defaultPaging: Paging = { defaultSize: 50, maxSize: 200, timestamp: true }

export const pageSchema = <Row extends z.ZodType>(row: Row, { timestamp }: Paging = defaultPaging) =>
  z.object({
    count: z.int(),
    next: z.url().nullable(),
    previous: z.url().nullable(),
    ...stamped(timestamp),
    results: z.array(row),
  })

const stamp = { timestamp: z.iso.datetime({ offset: true }) }
const stamped = (timestamp: boolean) =>
  (timestamp ? stamp : {}) as unknown as { timestamp: z.ZodOptional<z.ZodISODateTime> } // All pages of one listing, or none.

export const listQuery = z.object({
  page: z.string().optional().describe('Number of the page, from 1, or `last`'),
  page_size: z.string().optional().describe('Rows of a page; cut to the most that this list gives at once'),
  after: z.string().optional().describe('Id of the last row of the page before, as links to the next page carry it'),
  query: blankableText(512).optional().describe('Text to find'),
  updated_at: z.string().optional().describe('Only what changed at or after this instant (RFC 3339)'),
  limit: z.string().optional().describe('No more rows than this in all pages together'),
  random: z.string().optional().describe('`true` for a random order'),
})

/** Of lists that sort by some fields of their rows. */
export const orderedBy = (...fields: readonly [string, ...string[]]) => ({
  ordering: z
    .string()
    .optional()
    .describe(
      `Field to sort by, \`-\` before it for descending: ${fields.map((field) => `\`${field}\``).join(', ')}; other words are passed over. Not in the reference`,
    ),
})

/** Of lists that sort by any field of their rows. */
export const orderedListQuery = listQuery.extend({
  ordering: z
    .string()
    .optional()
    .describe('Field of the rows to sort by, `-` before it for descending; other words are passed over'),
})

/** A field that an update leaves out keeps its value; only a creation takes the default. */
function withoutDefaults<F extends Shape>(fields: z.ZodObject<F>): z.ZodObject<F> {
  const shape = Object.fromEntries(
    Object.entries(fields.shape).map(([name, field]) => [
      name,
      field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType).optional() : field,
    ]),
  )
  return z.object(shape) as unknown as z.ZodObject<F> // The same keys, optional instead of with a default.
}

export type Resource = ReturnType<typeof resource<string, Shape, Shape>>

export const userRow = z
  .object({
    id: z.int(),
    username: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    display_name: z.string(),
    is_staff: z.boolean(),
    is_superuser: z.boolean(),
    is_active: z.boolean(),
  })
  .meta({ id: 'User' })

export const idParam = z.object({ id: int() })

export const ignoredFields = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, z.unknown().optional().describe('Taken, and passed over')]))

export const ignoredBody = ({ shape }: z.ZodObject) => z.looseObject(ignoredFields(Object.keys(shape)))
