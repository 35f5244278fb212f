import type { Context } from '../../../kernel/log/context.ts'
import { notFound, stale } from '../../../kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '../../../kernel/log/execute.ts'
import { spaceStore } from '../../../kernel/log/storage.ts'
import { visibleEntry } from './entry.rows.ts'
import { listFrom, loadEntries } from '../recipes/list.load.ts'
import { shopping } from '../shopping.decider.ts'

/** Takes an entry off the list. It can be put back. */
export function removeEntry(context: Context, id: number): Promise<Answer<null>> {
  const store = spaceStore(context)
  return execute(store, { rows: loadEntries(store.space, [id], visibleEntry(context)) }, ({ rows }) => {
    const [row] = rows
    if (!row || row.deleted_with !== null) throw notFound()
    if (context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    return outcome({
      appends: [
        { stream: 'shopping', expected: 'any', events: shopping.decide.remove(listFrom([row]), { ids: [id] }) },
      ],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}
