import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'

export const viewLog = resource({
  name: 'view-log',
  title: 'ViewLog',
  fields: z.object({ recipe: idRefSchema() }),
  reads: z.object({ recipe: z.int(), recipe_name: z.string(), created_by: z.int(), created_at: z.iso.datetime() }),
  verbs: crudVerbs,
  roles: { read: 'guest', write: 'guest' },
})
