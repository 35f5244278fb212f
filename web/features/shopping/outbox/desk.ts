import { queryClient } from '#web/lib/api/query-client.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import type { Stored } from '#web/lib/stored.ts'
import type { ShoppingChange, Deed } from './change.ts'
import { joinChange, renamed } from './join-change.ts'
import { sendChange } from './send-change.ts'
import { deliver } from './courier.ts'
import { type Hindrance, hindranceOf } from './hindrance.ts'
import { type Journal, journalOf } from './journal.ts'
import { ownerOf } from './owner.ts'
import type { ShoppingSheet } from '../item.ts'
import { type SheetQuery, sheetQuery } from '../sheet/sheet-query.ts'
import { keepCopy } from '../sheet/copy-sheet.ts'
import { type Signal, signal } from './signal.ts'
import { inTurn } from './turn.ts'
import { call } from '#web/lib/api/api.ts'
import { ApiError } from '#web/lib/api/api-error.ts'
import { reportError } from '#web/lib/words/messages-error.ts'

/** Where changes are handed in and sent from, for one person in one space. */
export interface Desk {
  query: SheetQuery
  journal: Stored<Journal>
  hindrance: Signal<Hindrance>
  /** Does it here at once and sends it as soon as it can. */
  hand: (deed: Deed, name: string) => ShoppingChange
  /** Takes a change back that was never sent; false where it was, or was joined with another. */
  withdraw: (key: string) => boolean
  /** Sends what waits, now. */
  deliver: () => Promise<void>
}

const desks = new Map<string, Desk>()
/** Milliseconds in which taps that follow each other become one request. */
const gather = 150
const shortest = 4000
const longest = 60_000

export function deskOf(owner: string): Desk {
  const known = desks.get(owner)
  if (known) return known
  const made = makeDesk(owner)
  desks.set(owner, made)
  return made
}

function makeDesk(owner: string): Desk {
  const journal = journalOf(owner)
  const query = sheetQuery(owner, () => later(0))
  const hindrance = signal<Hindrance>('none')
  const sheet = {
    get: () => queryClient.getQueryData(query.queryKey) ?? null,
    set: (next: ShoppingSheet) => {
      queryClient.setQueryData(query.queryKey, next)
      keepCopy(owner, next)
    },
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = shortest

  const isHere = () => ownerOf(queryClient.getQueryData(sessionQuery.queryKey)) === owner
  const later = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void deliverNow(), milliseconds)
  }
  const mayBulk = () => queryClient.getQueryData(sessionQuery.queryKey)?.role !== 'guest'

  async function deliverNow() {
    if (journal.get().changes.length === 0 || !isHere()) return
    if (!navigator.onLine) return hindrance.set('offline')
    try {
      await inTurn(() =>
        deliver({
          journal,
          sheet,
          isFinal,
          refused: reportRefusal,
          send: (change, context) => sendChange(change, { ...context, mayBulk: mayBulk() }),
        }),
      )
      hindrance.set('none')
      wait = shortest
    } catch (error) {
      hindrance.set(hindranceOf(error))
      later(wait)
      wait = Math.min(2 * wait, longest)
    }
  }

  globalThis.addEventListener('online', () => void deliverNow())
  return {
    query,
    journal,
    hindrance,
    hand(deed, name) {
      const now = journal.get()
      const names = now.done.flatMap((done) => (done.renamed ? [done.renamed] : []))
      // A toast or an open sheet may still speak of an entry by what stood for its id.
      const change = names.reduce(renamed, { ...deed, name, key: crypto.randomUUID(), tried: false } as ShoppingChange)
      journal.set({ ...now, changes: joinChange(now.changes, change) })
      later(gather)
      return change
    },
    withdraw(key) {
      const now = journal.get()
      const waits = now.changes.some((change) => change.key === key && !change.tried)
      if (waits) journal.set({ ...now, changes: now.changes.filter((change) => change.key !== key) })
      return waits
    },
    deliver: deliverNow,
  }
}

const passing = new Set([408, 429])

/** Whether the server understood and will say the same again. A session that has ended is no refusal: a log-in mends it. */
export async function isFinal(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status >= 500 || passing.has(error.status)) return false
  return (error.status !== 401 && error.status !== 403) || (await isSignedIn())
}

async function isSignedIn(): Promise<boolean> {
  try {
    await call('GET', '/api/session/')
    return true
  } catch {
    return false
  }
}

/** Says that a change could not be kept; the page shows the list without it from now on. */
const reportRefusal = ({ type }: ShoppingChange, error: unknown) =>
  reportError(error, type === 'add' ? 'create' : type === 'remove' || type === 'unlist' ? 'delete' : 'update')
