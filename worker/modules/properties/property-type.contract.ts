import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { ref } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, int, text } from '#worker/kernel/contract/scalars.contract.ts'

const fields = z.object({
  name: text(128),
  unit: blankableText(64).nullish(),
  description: blankableText(512).nullish(),
  order: int().default(0),
  open_data_slug: blankableText(128).nullish(),
  fdc_id: int().nullish(),
})

export const propertyType = resource({
  name: 'property-type',
  title: 'PropertyType',
  fields,
  verbs: [...crudVerbs, 'merge', 'effects'],
  roles: { read: 'user', write: 'user' },
  filters: z.object({
    category: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .meta({ description: 'Taken for the sake of older clients; types have no category, so it narrows nothing.' }),
  }),
})

/** By id, or by a name that finds or creates the type. */
export const propertyTypeRef = () => ref(fields)
