import type { Query, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../api/query-client.ts'
import { loadedKind, loadKind } from './outbox-kind.ts'
import type { OutboxState } from './outbox-store.ts'
import type { QueuedChange } from './queued-change.ts'

/**
 * Shows what waits in the answers that all pages read, so that no page needs to know of it. What the server said stays
 * beside, for when a change is sent, refused or withdrawn. `state` is null while the outbox is not that of the person here.
 */
export function showWaiting(state: () => OutboxState | null, subscribe: (listener: () => void) => unknown) {
  const cache = queryClient.getQueryCache()
  const answers = new WeakMap<Query, unknown>()
  let isWriting = false
  let before = state()

  const show = (query: Query) => {
    const { data } = query.state
    if (data === undefined) return
    if (!answers.has(query)) answers.set(query, data)
    const shown = showAll(answers.get(query), state()?.changes ?? [], query.queryKey)
    if (shown !== data) write(query, shown)
  }
  const write = (query: Query, data: unknown) => {
    const { isInvalidated, dataUpdatedAt: updatedAt } = query.state
    isWriting = true
    queryClient.setQueryData(query.queryKey, data, { updatedAt })
    isWriting = false
    // Written data counts as fresh, and this is not.
    if (isInvalidated) query.invalidate()
  }
  const update = () => {
    const taken = takenOver(before, state())
    before = state()
    for (const query of cache.getAll()) {
      // What the server has taken belongs to its answers until it gives a newer one.
      if (answers.has(query)) answers.set(query, showAll(answers.get(query), taken, query.queryKey))
      show(query)
    }
  }

  cache.subscribe((event) => {
    if (isWriting || event.type !== 'updated' || event.action.type !== 'success') return
    answers.set(event.query, event.query.state.data)
    show(event.query)
  })
  subscribe(update)
  void Promise.all([...new Set(before?.changes.map(({ kind }) => kind))].map(loadKind)).then(update)
}

const showAll = (data: unknown, changes: readonly QueuedChange[], queryKey: QueryKey): unknown =>
  changes.reduce((shown, change) => loadedKind(change.kind)?.show?.(shown, change, queryKey) ?? shown, data)

/** The changes that left the queue because the server has them, with the ids that it gave. */
function takenOver(before: OutboxState | null, now: OutboxState | null): QueuedChange[] {
  if (!before || !now) return []
  const waiting = new Set(now.changes.map(({ key }) => key))
  return before.changes.flatMap((change) => {
    const end = waiting.has(change.key) ? undefined : now.done.find(({ key }) => key === change.key)
    if (!end) return []
    return [end.renamed ? (loadedKind(change.kind)?.rename(change, end.renamed) ?? change) : change]
  })
}
