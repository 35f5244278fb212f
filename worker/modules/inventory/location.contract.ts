import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { bool, text } from '#worker/kernel/contract/scalars.contract.ts'
import { householdRow } from '#worker/modules/members/user-space.contract.ts'

export const inventoryLocation = resource({
  name: 'inventory-location',
  title: 'InventoryLocation',
  fields: z.object({
    name: text(64),
    is_freezer: bool().default(false),
    household: idRefSchema(),
  }),
  reads: z.object({ household: householdRow }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'user', write: 'user' },
})
