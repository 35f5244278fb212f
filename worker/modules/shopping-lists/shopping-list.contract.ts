import * as z from 'zod'
import { crud, resource } from '../../kernel/contract/contract.ts'
import { ref } from '../../kernel/contract/ref.contract.ts'
import { blankable, text } from '../../kernel/contract/scalars.contract.ts'

/** A named list, such as one for each shop: a label of entries, foods and supermarkets. */
export const shoppingList = resource({
  name: 'shopping-list',
  title: 'ShoppingList',
  fields: z.object({
    name: text(32),
    description: blankable().default(''),
    color: blankable(7).nullish(),
  }),
  reads: z.object({ description: z.string(), color: z.string().nullable() }),
  verbs: [...crud, 'effects'],
  roles: { read: 'user', write: 'user' },
})

const listRef = () =>
  ref(z.object({ name: text(32), description: blankable().default(''), color: blankable(7).nullish() }))

/** How a body names lists: each by id, or by a name that finds or creates it. Null, as left out, leaves them as they are. */
export const shoppingListRefs = () =>
  z
    .array(listRef())
    .nullish()
    .transform((lists) => lists ?? undefined)
