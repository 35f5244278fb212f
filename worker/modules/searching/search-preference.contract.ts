import * as z from 'zod'
import { userRow } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { bool, decimal } from '#worker/kernel/contract/scalars.contract.ts'

/** Clients know the fields by these ids. */
export const searchFields = [
  { id: 1, name: 'Name', field: 'name' },
  { id: 2, name: 'Description', field: 'description' },
  { id: 3, name: 'Instructions', field: 'steps__instruction' },
  { id: 4, name: 'Ingredients', field: 'steps__ingredients__food__name' },
  { id: 5, name: 'Keywords', field: 'keywords__name' },
  { id: 6, name: 'Units', field: 'steps__ingredients__unit__name' },
] as const
export type SearchFieldId = (typeof searchFields)[number]['id']

export const searchFieldRow = z
  .object({ id: z.int(), name: z.string(), field: z.string() })
  .meta({ id: 'SearchFields' })

const styles = ['plain', 'phrase', 'websearch', 'raw'] as const

export interface SearchPreference {
  /** `plain`: every word. `phrase`: the words in this order. `websearch`: "quotes", or, -not. `raw`: & | ! ( ) <-> and :*. */
  search: (typeof styles)[number]
  /** Whether look-ups of foods, units, keywords and categories tolerate typing errors. */
  lookup: boolean
  /** Fields in which a word typed with accents also matches without them. */
  unaccent: readonly SearchFieldId[]
  /** Fields in which parts of longer words match. */
  icontains: readonly SearchFieldId[]
  istartswith: readonly SearchFieldId[]
  /** Fields that are searched for similar words where nothing else matches; never with `websearch` and `raw`. */
  trigram: readonly SearchFieldId[]
  /** Fields in which words, their forms and their beginnings match. */
  fulltext: readonly SearchFieldId[]
  /** How similar such words have to be, from 0 to 1. */
  trigram_threshold: number
}

export const searchDefaults: SearchPreference = {
  search: 'plain',
  lookup: false,
  unaccent: [1, 2, 3, 4, 5, 6],
  icontains: [1, 4, 5],
  istartswith: [],
  trigram: [1, 4, 5],
  fulltext: [1, 2, 3, 4, 5],
  trigram_threshold: 0.2,
}

export const searchPreferenceOf = (stored: Record<string, unknown>): SearchPreference => {
  const own = stored['search']
  return typeof own === 'object' && own !== null ? { ...searchDefaults, ...own } : searchDefaults
}

const known = new Set<number>(searchFields.map(({ id }) => id))
const fieldList = () =>
  z
    .array(
      idRefSchema().superRefine((id, { addIssue }) => {
        if (!known.has(id)) addIssue({ code: 'custom', message: `Invalid pk "${id}" - object does not exist.` })
      }),
    )
    .max(50)
    .nullable()
    .transform((ids) => [...new Set(ids)].sort((a, b) => a - b))

export const searchPreferencePatch = z
  .object({
    search: z.enum(styles, { error: ({ input }) => `"${String(input)}" is not a valid choice.` }),
    lookup: bool(),
    unaccent: fieldList(),
    icontains: fieldList(),
    istartswith: fieldList(),
    trigram: fieldList(),
    fulltext: fieldList(),
    trigram_threshold: decimal().refine((share) => share >= 0 && share <= 1, 'Ensure this value is between 0 and 1.'),
  })
  .partial()

export const searchPreferenceRow = z
  .object({
    user: userRow,
    search: z.enum(styles),
    lookup: z.boolean(),
    unaccent: z.array(searchFieldRow),
    icontains: z.array(searchFieldRow),
    istartswith: z.array(searchFieldRow),
    trigram: z.array(searchFieldRow),
    fulltext: z.array(searchFieldRow),
    trigram_threshold: z.number(),
  })
  .meta({ id: 'SearchPreference' })
