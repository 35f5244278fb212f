import { membershipOf, type Context } from '../../kernel/log/context.ts'
import { execute, outcome, type Answer } from '../../kernel/log/execute.ts'
import { streamVersion } from '../../kernel/resource/merge.ts'
import { spaceStore } from '../../kernel/log/storage.ts'
import { settingsOf } from '../settings/space.settings.contract.ts'
import type { FoodEvent } from './food.events.ts'

/** Has every food of the space take over from its parent what the space says, and nothing else. */
export function resetInheritance(context: Context): Promise<Answer> {
  const { food_inherit: fields } = settingsOf(membershipOf(context).settings)
  const events: FoodEvent[] = [{ type: 'food.inheritance_reset', data: { below: null, fields } }]
  const store = spaceStore(context)
  return execute(store, { shape: streamVersion(store.space, 'food-tree') }, ({ shape }) =>
    outcome({
      appends: [{ stream: 'food-tree', expected: shape[0]?.version ?? 0, events }],
      answer: {},
      respond: () => ({ message: 'success' }),
    }),
  )
}
