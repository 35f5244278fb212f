import type * as z from 'zod'
import type { Context } from '../../kernel/context.ts'
import { execute, outcome, type Answer } from '../../kernel/execute.ts'
import { spaceStore } from '../../kernel/storage.ts'
import type { bulkCheck } from './bulk.contract.ts'
import { visibleEntry } from './entry.rows.ts'
import { kitchenOf } from './kitchen.ts'
import { listFrom, loadEntries } from './list.load.ts'
import { shopping } from './shopping.decider.ts'

/** Ticks many entries at once, or unticks them: however many, one event and one update. */
export function checkEntries(context: Context, { ids, checked }: z.output<typeof bulkCheck>): Promise<Answer> {
  const store = spaceStore(context)
  const ticking = typeof checked === 'boolean'
  const load = {
    rows: loadEntries(store.space, ticking ? ids : [], visibleEntry(context)),
    kitchen: kitchenOf(context, ticking),
  }
  return execute(store, load, ({ rows, kitchen }) => {
    const people = kitchen.map(({ id }) => id)
    const events = ticking ? shopping.decide.check(listFrom(rows), { ids, checked, kitchen: people }) : []
    return outcome({
      appends: [{ stream: 'shopping', expected: 'any', events }],
      answer: {},
      respond: () => ({ ids, checked: checked ?? null, timestamp: context.at }),
    })
  })
}
