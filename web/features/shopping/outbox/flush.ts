import { ApiError } from '#web/lib/api/api-error.ts'
import type { PersistedStore } from '#web/lib/persisted-store.ts'
import { applyMutation, withItems } from './apply-mutation.ts'
import type { QueuedMutation } from './mutation.ts'
import { replaceItemId } from './coalesce-mutation.ts'
import type { SendContext, SendResult } from './send-mutation.ts'
import type { ShoppingList } from '../shopping-list.ts'
import type { PendingMutations } from './pending-mutations.ts'

export interface FlushOptions {
  pendingMutations: PersistedStore<PendingMutations>
  /** Null before the first answer. */
  serverList: { get: () => ShoppingList | null; set: (next: ShoppingList) => void }
  send: (change: QueuedMutation, context: Omit<SendContext, 'canBulk'>) => Promise<SendResult>
  /** Whether a retry would get the same answer. */
  isPermanentError: (error: unknown) => Promise<boolean>
  onRejected: (change: QueuedMutation, error: unknown) => void
}

const maxHistory = 100
const emptyList: ShoppingList = { items: [], recipes: [], since: '', fetchedAt: 0 }

/**
 * Sends pending mutations in order, each with its own key. A refused mutation is dropped; without an answer or a
 * session, the rest stays and this throws.
 */
export async function flush({
  pendingMutations,
  serverList,
  send,
  isPermanentError,
  onRejected,
}: FlushOptions): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const change = pendingMutations.get().changes.find(({ key }) => !done.has(key))
    if (!change) return
    // Marked before sending: from now on it may have taken effect, so nothing may be merged into it.
    replaceMutation(pendingMutations, change, { ...change, tried: true })
    const base = serverList.get()
    try {
      const sent = await send(change, { serverList: base ?? emptyList, applied: pendingMutations.get().done })
      markApplied(change, sent)
    } catch (error) {
      if (!(await isPermanentError(error))) throw error
      markFailed(change, error)
      onRejected(change, error)
    }
    done.add(change.key)
  }

  function markApplied(change: QueuedMutation, { events, items, recipes }: SendResult) {
    const base = serverList.get()
    if (base) serverList.set(applySent(base, change, { events, items, recipes }))
    const now = pendingMutations.get()
    const real = change.type === 'add' ? items[0]?.id : undefined
    const names = change.type === 'add' && real !== undefined ? ([change.item.id, real] as const) : null
    const left = withoutMutation(now.changes, change)
    pendingMutations.set({
      ...now,
      changes: names ? left.map((one) => replaceItemId(one, names)) : left,
      done: [...now.done, { key: change.key, events, renamed: names }].slice(-maxHistory),
    })
  }

  function markFailed(change: QueuedMutation, error: unknown) {
    const now = pendingMutations.get()
    const why = error instanceof ApiError ? (error.detail ?? Object.values(error.fields).flat()[0] ?? '') : ''
    const { key, name, type } = change
    // Mutations of an item that could not be added cannot succeed either.
    const left = withoutMutation(now.changes, change).filter(
      (one) => change.type !== 'add' || !('ids' in one) || !one.ids.includes(change.item.id),
    )
    pendingMutations.set({
      ...now,
      changes: left,
      failed: [...now.failed, { key, name, type, why }].slice(-maxHistory),
    })
  }
}

/** The list as the server would answer now. */
function applySent(base: ShoppingList, change: QueuedMutation, { events, items, recipes }: SendResult): ShoppingList {
  const isMoot = change.type === 'restore' ? events.length === 0 : change.type === 'add'
  const local = isMoot ? base : applyMutation(base, change)
  const known = new Map(local.recipes.map((recipe) => [recipe.id, recipe]))
  for (const recipe of recipes) known.set(recipe.id, recipe)
  return withItems({ ...local, recipes: [...known.values()] }, items)
}

const replaceMutation = (journal: PersistedStore<PendingMutations>, old: QueuedMutation, next: QueuedMutation) => {
  const now = journal.get()
  journal.set({ ...now, changes: now.changes.map((one) => (one.key === old.key ? next : one)) })
}

const withoutMutation = (changes: readonly QueuedMutation[], gone: QueuedMutation) =>
  changes.filter(({ key }) => key !== gone.key)
