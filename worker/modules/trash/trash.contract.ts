import * as z from 'zod'
import { pageSchema, userRow } from '#worker/kernel/contract/contract.ts'
import { blankableText, int } from '#worker/kernel/contract/scalars.contract.ts'

const trashRow = z
  .object({
    kind: z.string().describe('Its resource, as in `/api/{kind}/`'),
    id: z.int(),
    name: z.string(),
    about: z.string().nullable().describe('What it is of, where it has no name of its own, as the recipe of a plan'),
    deleted_at: z.iso.datetime(),
    deleted_by: userRow.nullable(),
    command: z.string().nullable().describe('What took it away, to be taken back at `/api/command/{command}/undo/`'),
    until: z.iso.datetime().describe('From when on it may be gone for good'),
    along: z.array(z.object({ kind: z.string(), n: z.int() })).describe('What went with it, and comes back with it'),
  })
  .meta({ id: 'Trash' })

export const trashPage = pageSchema(trashRow)
export type TrashRow = z.output<typeof trashRow>

export const trashQuery = z.object({
  page: z.string().optional().describe('Number of the page, from 1, or `last`'),
  page_size: z.string().optional().describe('Rows of a page; cut to the most that this list gives at once'),
  kind: z.string().max(64).optional().describe('Only what is of this kind'),
  query: blankableText(512).optional().describe('Text to find in names'),
  person: int().optional().describe('Only what this person threw away'),
})

export const trashParams = z.object({ kind: z.string().regex(/^[a-z-]{1,64}$/), id: int() })
