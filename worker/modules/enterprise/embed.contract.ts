import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { refersTo } from '#worker/kernel/contract/reference.contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'
import { keyword, keywordRef } from '#worker/modules/keywords/keyword.contract.ts'

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: ({ input }) => `"${String(input)}" is not a valid choice.` })
const color = blankableText(32).nullish()

/** `uuid` is the token that reads its recipes; RECIPE without keywords shows all but private ones, other types none. */
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
  }),
  reads: z.object({
    keywords: z.array(keyword.row),
    background_color: z.string().nullable(),
    accent_color: z.string().nullable(),
    uuid: z.uuid(),
  }),
  ignores: ['uuid'],
  roles: { read: 'user', write: 'admin' },
})
