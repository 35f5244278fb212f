import * as z from 'zod'
import { crudVerbs, resource } from '../../kernel/contract/contract.ts'
import { ref } from '../../kernel/contract/ref.contract.ts'
import { blankableText, text } from '../../kernel/contract/scalars.contract.ts'

/** A named list, such as one for each shop: a label of entries, foods and supermarkets. */
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

const shoppingListRef = () =>
  ref(z.object({ name: text(32), description: blankableText().default(''), color: blankableText(7).nullish() }))

/** How a body names lists: each by id, or by a name that finds or creates it. Null, as left out, leaves them as they are. */
export const shoppingListRefs = () =>
  z
    .array(shoppingListRef())
    .nullish()
    .transform((lists) => lists ?? undefined)
