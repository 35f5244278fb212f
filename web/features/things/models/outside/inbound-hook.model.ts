import type { inboundHook } from '#worker/modules/inbound-hooks/hook.contract.ts'
import { model } from '../../model.ts'

export const inboundHookModel = model<typeof inboundHook>({
  name: 'InboundHook',
  resource: 'inbound-hook',
  group: 'outside',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete'],
  staysOpen: true,
  unsearched: true,
  columns: [{ field: 'name' }, { field: 'purpose', kind: 'choice' }, { field: 'enabled', kind: 'flag', quick: true }],
  fields: [
    { field: 'name', required: true },
    { field: 'purpose', kind: 'choice', options: ['shopping', 'meal-plan', 'import', 'tick-off'], required: true },
    {
      field: 'shopping_list',
      kind: 'thing',
      from: 'shopping-list',
      allowNew: true,
      shown: ({ purpose }) => purpose === 'shopping',
    },
    {
      field: 'meal_type',
      kind: 'thing',
      from: 'meal-type',
      allowNew: true,
      hint: true,
      shown: ({ purpose }) => purpose === 'meal-plan',
    },
    { field: 'enabled', kind: 'flag', isOn: true },
    { field: 'signing_secret', kind: 'secret', rare: true, hint: true },
  ],
})
