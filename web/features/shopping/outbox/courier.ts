import { ApiError } from '#web/lib/api/api-error.ts'
import type { Stored } from '#web/lib/stored.ts'
import { applyChange, withItems } from './apply-change.ts'
import type { ShoppingChange } from './change.ts'
import { renamed } from './join-change.ts'
import type { SendContext, Sent } from './send-change.ts'
import type { ShoppingSheet } from '../item.ts'
import type { Journal } from './journal.ts'

export interface CourierOptions {
  journal: Stored<Journal>
  /** The list as the server last told it; null before it ever did. */
  sheet: { get: () => ShoppingSheet | null; set: (next: ShoppingSheet) => void }
  send: (change: ShoppingChange, context: Omit<SendContext, 'mayBulk'>) => Promise<Sent>
  /** Whether the server will say the same again. */
  isFinal: (error: unknown) => Promise<boolean>
  /** Called for a refusal, after the change was dropped. */
  refused: (change: ShoppingChange, error: unknown) => void
}

const remembered = 100
const nowhere: ShoppingSheet = { items: [], recipes: [], since: '', fetchedAt: 0 }

/**
 * Sends the journal's changes one after another, each with the key it was made with, until none is left. A refused change is
 * dropped and the next one goes on; where no answer comes, or the session has ended, all stay for later and this throws.
 */
export async function deliver({ journal, sheet, send, isFinal, refused }: CourierOptions): Promise<void> {
  const done = new Set<string>()
  for (;;) {
    const change = journal.get().changes.find(({ key }) => !done.has(key))
    if (!change) return
    // Marked before it goes: from now on it may have happened, so nothing may be joined to it.
    edit(journal, change, { ...change, tried: true })
    const base = sheet.get()
    try {
      const sent = await send(change, { sheet: base ?? nowhere, done: journal.get().done })
      settle(change, sent)
    } catch (error) {
      if (!(await isFinal(error))) throw error
      drop(change, error)
      refused(change, error)
    }
    done.add(change.key)
  }

  function settle(change: ShoppingChange, { events, items, recipes }: Sent) {
    const base = sheet.get()
    if (base) sheet.set(updated(base, change, { events, items, recipes }))
    const now = journal.get()
    const real = change.type === 'add' ? items[0]?.id : undefined
    const names = change.type === 'add' && real !== undefined ? ([change.item.id, real] as const) : null
    const left = without(now.changes, change)
    journal.set({
      ...now,
      changes: names ? left.map((one) => renamed(one, names)) : left,
      done: [...now.done, { key: change.key, events, renamed: names }].slice(-remembered),
    })
  }

  function drop(change: ShoppingChange, error: unknown) {
    const now = journal.get()
    const why = error instanceof ApiError ? (error.detail ?? Object.values(error.fields).flat()[0] ?? '') : ''
    const { key, name, type } = change
    // What was to be done to something that could not be added cannot be done either.
    const left = without(now.changes, change).filter(
      (one) => change.type !== 'add' || !('ids' in one) || !one.ids.includes(change.item.id),
    )
    journal.set({ ...now, changes: left, failed: [...now.failed, { key, name, type, why }].slice(-remembered) })
  }
}

/** What the server would tell now, had it been asked. */
function updated(base: ShoppingSheet, change: ShoppingChange, { events, items, recipes }: Sent): ShoppingSheet {
  const isMoot = change.type === 'restore' ? events.length === 0 : change.type === 'add'
  const local = isMoot ? base : applyChange(base, change)
  const known = new Map(local.recipes.map((recipe) => [recipe.id, recipe]))
  for (const recipe of recipes) known.set(recipe.id, recipe)
  return withItems({ ...local, recipes: [...known.values()] }, items)
}

const edit = (journal: Stored<Journal>, old: ShoppingChange, next: ShoppingChange) => {
  const now = journal.get()
  journal.set({ ...now, changes: now.changes.map((one) => (one.key === old.key ? next : one)) })
}

const without = (changes: readonly ShoppingChange[], gone: ShoppingChange) =>
  changes.filter(({ key }) => key !== gone.key)
