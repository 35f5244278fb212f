import * as z from 'zod'
import { crudVerbs, resource, userRow } from '#worker/kernel/contract/contract.ts'
import { idRefSchema, ref } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'

const MAX_PEOPLE = 500
const MAX_SEARCH = 20_000

/** People of the space who may see a row, by id; other fields of theirs are ignored. */
export const sharedPeople = () => z.array(idRefSchema()).max(MAX_PEOPLE)

/** Parameters of the recipe list as an object, its JSON text, a query string, or words to search for. */
export const filterSearch = () =>
  z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value),
    blankableText(MAX_SEARCH),
  )

export const customFilter = resource({
  name: 'custom-filter',
  title: 'CustomFilter',
  fields: z.object({ name: text(128), search: filterSearch(), shared: sharedPeople().default([]) }),
  reads: z.object({
    search: z.string(),
    shared: z.array(userRow),
    created_by: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'guest', write: 'guest' },
  filters: z.object({ type: z.union([z.string(), z.array(z.string())]).optional() }),
})

export const filterRef = () =>
  ref(z.object({ name: text(128), search: filterSearch().default('{}'), shared: sharedPeople().default([]) }))
