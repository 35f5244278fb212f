import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { ref } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'

export const supermarketCategory = resource({
  name: 'supermarket-category',
  title: 'SupermarketCategory',
  fields: z.object({
    name: text(128),
    description: blankableText().nullish(),
    open_data_slug: blankableText(128).nullish(),
  }),
  verbs: [...crudVerbs, 'merge', 'effects'],
  roles: { read: 'user', write: 'user' },
})

/** By id, or by a name that finds or creates the category. */
export const categoryRef = () => ref(z.object({ name: text(128), description: blankableText().nullish() }))
