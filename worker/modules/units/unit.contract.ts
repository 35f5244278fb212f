import * as z from 'zod'
import { crud, resource } from '../../kernel/contract/contract.ts'
import { ref } from '../../kernel/contract/ref.contract.ts'
import { blankable, text } from '../../kernel/contract/scalars.contract.ts'

export const unit = resource({
  name: 'unit',
  title: 'Unit',
  fields: z.object({
    name: text(128),
    plural_name: blankable(128).nullish(),
    description: blankable().nullish(),
    base_unit: blankable(256).nullish(),
    open_data_slug: blankable(128).nullish(),
  }),
  reads: z.object({ image: z.string().nullable().optional(), numrecipe: z.int().optional() }),
  verbs: [...crud, 'merge', 'effects'],
  roles: { read: 'user', write: 'user' },
  filters: z.object({ extended: z.string().optional() }),
})

/** How a body names a unit: by id, or by a name that finds or creates it. */
export const unitRef = () =>
  ref(z.object({ name: text(128), plural_name: blankable(128).nullish(), description: blankable().nullish() }))
