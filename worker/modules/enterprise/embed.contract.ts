import * as z from 'zod'
import { resource, userRow } from '#worker/kernel/contract/contract.ts'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { refersTo } from '#worker/kernel/contract/reference.contract.ts'
import { blankableText, bool, text } from '#worker/kernel/contract/scalars.contract.ts'
import { keyword, keywordRef } from '#worker/modules/keywords/keyword.contract.ts'
import { shoppingListRefs } from '#worker/modules/shopping-lists/shopping-list.contract.ts'

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: ({ input }) => `"${String(input)}" is not a valid choice.` })
const color = blankableText(32).nullish()
const named = z.object({ id: z.int(), name: z.string() }).meta({ id: 'SocialEmbedChoice' })
const oneId = () => idRefSchema().transform((id) => ({ id }))
const MAX_CHOICES = 100

/**
 * `uuid` is the token that reads its recipes, and its page is `/embed/{uuid}`. RECIPE without keywords shows all but
 * private ones. Plans, lists and books are those that its maker sees.
 */
export const socialEmbed = resource({
  name: 'enterprise-social-embed',
  title: 'SocialEmbed',
  fields: z.object({
    name: text(128),
    type: choice('RECIPE', 'RECIPE_KEYWORD', 'MEAL_PLAN', 'SHOPPING', 'BOOK'),
    keywords: z
      .array(refersTo('keyword', keywordRef(), { onMerge: 'follow' }))
      .max(100)
      .default([]),
    alignment: choice('start', 'center', 'end').default('start'),
    background_color: color,
    accent_color: color,
    books: listSchema(idRefSchema(), MAX_CHOICES).default([]).describe('Of BOOK: what it shows. Ours'),
    shopping_lists: refersTo('shopping-list', shoppingListRefs())
      .optional()
      .describe("Of SHOPPING: the named lists that it shows; without any, all of its maker's household. Ours"),
    supermarket: refersTo('supermarket', oneId(), { onDelete: 'clear' })
      .nullish()
      .describe('Of SHOPPING: the shop whose way the aisles follow; without, that of a chosen list. Ours'),
    meal_types: refersTo('meal-type', listSchema(oneId(), MAX_CHOICES), { onMerge: 'follow' })
      .default([])
      .describe('Of MEAL_PLAN: the meals that it shows; without any, all. Ours'),
    allowed_origins: blankableText(4096)
      .default('')
      .describe('Sites that may frame the page, as in https://example.org, one a line; blank is none but this. Ours'),
    search_engines: bool().default(false).describe('Whether search engines may list the page. Ours'),
  }),
  reads: z.object({
    keywords: z.array(keyword.row),
    background_color: z.string().nullable(),
    accent_color: z.string().nullable(),
    books: z.array(named),
    shopping_lists: z.array(named),
    supermarket: named.nullable(),
    meal_types: z.array(named),
    uuid: z.uuid(),
    created_by: userRow.nullable(),
  }),
  ignores: ['uuid', 'created_by'],
  roles: { read: 'user', write: 'admin' },
})
