import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { ref } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'

/** A label for entries, foods and supermarkets, such as one for each shop. */
export const shoppingList = resource({
  name: 'shopping-list',
  title: 'ShoppingList',
  fields: z.object({
    name: text(32),
    description: blankableText().default(''),
    color: blankableText(7).nullish(),
  }),
  reads: z.object({ description: z.string(), color: z.string().nullable() }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'user', write: 'user' },
})

export const shoppingListRef = () =>
  ref(z.object({ name: text(32), description: blankableText().default(''), color: blankableText(7).nullish() }))

/** Lists by id, or by a name that finds or creates one. Null or nothing leaves the lists unchanged. */
export const shoppingListRefs = () =>
  z
    .array(shoppingListRef())
    .nullish()
    .transform((lists) => lists ?? undefined)
