import * as z from 'zod'
import { int, text } from './scalars.contract.ts'

export type Ref =
  | { id: number; name?: string | undefined; draft?: Record<string, unknown> | undefined }
  | { id?: undefined; name: string; draft: Record<string, unknown> }

/**
 * A nested object is a reference. With an id it means that row, whatever else it holds; with a name alone it finds
 * the row of that name or creates it from `draft`. A bare integer is an id.
 */
export const ref = (draft: z.ZodObject = z.object({ name: text(128) })) => {
  const named = (name: unknown) => draft.safeParse({ name }).data
  // A name beside an id only matters where the id is unknown, so a bad one is no error.
  const usableName = z.preprocess((name) => named(name)?.['name'], z.string().optional())
  return z
    .preprocess(
      (value) =>
        typeof value === 'number' || (typeof value === 'string' && /^\d+$/.test(value)) ? { id: value } : value,
      z.union([z.object({ id: int(), name: usableName }), draft], {
        error: ({ input }) =>
          input === undefined
            ? 'This field is required.'
            : input === null
              ? 'This field may not be null.'
              : 'Expected an object with an id or a name.',
      }),
    )
    .transform((value): Ref => {
      if ('id' in value && typeof value['id'] === 'number') {
        const name = typeof value['name'] === 'string' ? value['name'] : undefined
        return { id: value['id'], name, draft: named(name) }
      }
      return { name: String(value['name']), draft: value }
    })
}

export const idRefSchema = () =>
  z
    .preprocess(
      (value) => (typeof value === 'object' && value !== null ? value : { id: value }),
      z.object({ id: int() }),
    )
    .transform(({ id }) => id)

export interface NewRow {
  draft: Record<string, unknown>
}
export const isNewRow = (value: unknown): value is NewRow =>
  typeof value === 'object' && value !== null && 'draft' in value

/** An id, bare or in an object; an object without an id is the draft of a new row. */
export const idOrNewSchema = ({ draft }: { draft: z.ZodObject }) =>
  z.preprocess(
    (value) => {
      if (typeof value !== 'object' || value === null) return { id: value }
      if (!('id' in value)) return value
      const { id, ...rest } = value
      return id === null ? rest : { id }
    },
    z.union([z.object({ id: int() }).transform(({ id }) => id), draft.transform((made): NewRow => ({ draft: made }))], {
      error: 'Expected an id, or all that a new one needs.',
    }),
  )

export const refOrNone = <R extends z.ZodType>(reference: R) =>
  z.preprocess((value) => (isBlankRef(value) ? null : value), reference.nullable())

/** Some clients always send an object; one without an id whose name is blank means null. */
export const isBlankRef = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (!('id' in value) || value.id === null) &&
  'name' in value &&
  typeof value.name === 'string' &&
  value.name.trim() === ''
