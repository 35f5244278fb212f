import * as z from 'zod'
import { crudVerbs, resource } from '../../kernel/contract/contract.ts'
import { idRef } from '../../kernel/contract/ref.contract.ts'
import { bool, text } from '../../kernel/contract/scalars.contract.ts'
import { householdRow } from '../members/user-space.contract.ts'

export const inventoryLocation = resource({
  name: 'inventory-location',
  title: 'InventoryLocation',
  fields: z.object({
    name: text(64),
    is_freezer: bool().default(false),
    household: idRef(),
  }),
  reads: z.object({ household: householdRow }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'user', write: 'user' },
})
