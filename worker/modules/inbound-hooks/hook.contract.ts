import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { refersTo } from '#worker/kernel/contract/reference.contract.ts'
import { bool, text } from '#worker/kernel/contract/scalars.contract.ts'
import { mealType, mealTypeRef } from '#worker/modules/meal-plans/meal-type.contract.ts'
import { shoppingList, shoppingListRef } from '#worker/modules/shopping-lists/shopping-list.contract.ts'
import { signingSecret } from '#worker/kernel/contract/signing-secret.contract.ts'

export const hookPurposes = ['shopping', 'meal-plan', 'import', 'tick-off'] as const
export type HookPurpose = (typeof hookPurposes)[number]

/** An address that lets whoever knows it do one thing in the name of the person who made it. */
export const inboundHook = resource({
  name: 'inbound-hook',
  title: 'InboundHook',
  fields: z.object({
    name: text(128),
    purpose: z.enum(hookPurposes, { error: ({ input }) => `"${String(input)}" is not a valid choice.` }),
    shopping_list: refersTo('shopping-list', shoppingListRef(), { onDelete: 'clear' })
      .nullish()
      .describe('Of `shopping`: the list that entries are put on.'),
    meal_type: refersTo('meal-type', mealTypeRef(), { onDelete: 'clear', onMerge: 'follow' })
      .nullish()
      .describe('Of `meal-plan`: which meal it is where a call names none; without, the usual one of whoever made it.'),
    enabled: bool().default(true),
  }),
  secrets: z.object({ signing_secret: signingSecret() }),
  reads: z.object({
    shopping_list: shoppingList.row.nullable(),
    meal_type: mealType.row.nullable(),
    has_address: z.boolean().describe('False until an address was made for it.'),
    created_by: z.int(),
  }),
  verbs: crudVerbs,
  roles: { read: 'user', write: 'user' },
})

export const hookAddress = z
  .object({
    url: z.string().meta({ example: 'https://larder.example/api/hook/1-2-0123456789abcdef0123456789abcdef/' }),
  })
  .meta({ id: 'InboundHookAddress' })

const doneThing = z.object({ id: z.int(), name: z.string() }).meta({ id: 'InboundHookThing' })

export const hookAnswer = z
  .object({
    message: z.string().describe('What was done, in a sentence.'),
    kind: z.enum(['shopping-list-entry', 'meal-plan', 'job']),
    things: z.array(doneThing),
  })
  .meta({ id: 'InboundHookAnswer' })
export type HookAnswer = z.output<typeof hookAnswer>
