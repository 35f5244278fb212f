import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { refersTo } from '#worker/kernel/contract/reference.contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'
import { shoppingList, shoppingListRefs } from '#worker/modules/shopping-lists/shopping-list.contract.ts'
import { supermarketCategoryRelation } from './relation.contract.ts'

export const supermarket = resource({
  name: 'supermarket',
  title: 'Supermarket',
  fields: z.object({
    name: text(128),
    description: blankableText().nullish(),
    open_data_slug: blankableText(128).nullish(),
    shopping_lists: refersTo('shopping-list', shoppingListRefs()).optional(),
  }),
  reads: z.object({
    category_to_supermarket: z.array(supermarketCategoryRelation.row),
    shopping_lists: z.array(shoppingList.row),
  }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'user', write: 'user' },
})
