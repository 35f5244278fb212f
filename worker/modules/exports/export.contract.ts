import * as z from 'zod'
import { idRefSchema, refOrNone } from '#worker/kernel/contract/ref.contract.ts'
import { bool, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'

const MAX_RECIPES = 20_000
const MAX_QUERY = 8_000

/** `all` counts before `custom_filter`, and that before `recipes`; `book` and `filter` are ours. */
export const exportRequest = z
  .object({
    type: text(32).meta({ description: 'The id of a format: `GET export-format`.' }),
    all: bool().default(false),
    custom_filter: refOrNone(idRefSchema()).default(null),
    recipes: listSchema(idRefSchema(), MAX_RECIPES).nullish(),
    book: int().nullish().meta({ description: 'Its recipes in the order in which it is read.' }),
    filter: text(MAX_QUERY).nullish().meta({
      description: 'Recipes as the list of recipes finds them: its query string, such as `keywords=3&rating_gte=4`.',
    }),
  })
  .meta({ id: 'ExportRequest' })

export const exportFormat = z
  .object({
    id: z.string(),
    title: z.string(),
    ending: z.string(),
    losses: z.array(z.object({ code: z.string(), msg: z.string() })),
  })
  .meta({ id: 'ExportFormat' })

export const exportLink = z.object({ url: z.string(), expires_at: z.string() }).meta({ id: 'ExportLink' })

/** The query of a link that opens without a session. */
export const linkQuery = z.object({
  owner: z.string().optional(),
  until: z.string().optional(),
  sign: z.string().optional(),
})

export type ExportRequest = z.output<typeof exportRequest>
