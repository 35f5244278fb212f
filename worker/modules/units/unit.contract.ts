import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { ref } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'

export const unit = resource({
  name: 'unit',
  title: 'Unit',
  fields: z.object({
    name: text(128),
    plural_name: blankableText(128).nullish(),
    description: blankableText().nullish(),
    base_unit: blankableText(256).nullish(),
    open_data_slug: blankableText(128).nullish(),
  }),
  reads: z.object({ image: z.string().nullable().optional(), numrecipe: z.int().optional() }),
  verbs: [...crudVerbs, 'merge', 'effects'],
  roles: { read: 'user', write: 'user' },
  filters: z.object({
    extended: z.string().optional(),
    unused: z.string().optional().describe('`true`: in no recipe that the asker sees; `false`: in one'),
  }),
})

/** By id, or by a name that finds or creates the unit. */
export const unitRef = () =>
  ref(z.object({ name: text(128), plural_name: blankableText(128).nullish(), description: blankableText().nullish() }))
