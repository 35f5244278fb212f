import { cannotUndo, problem } from '../../contract/errors.ts'
import type { Logged } from '../../contract/events.ts'
import { execute, outcome, type Answer } from '../../log/execute.ts'
import type { Module } from '../module.ts'
import type { Queries, Row } from '../../sql/query.ts'
import type { Append } from '../../log/commit.ts'
import type { ReversalResult, NamedRow, Undoer, Undoing } from './undo.ts'

export type Undone = Row & { kept?: NamedRow[] }

const commandInUse = (kept: readonly NamedRow[]) =>
  problem('command.in_use', 409, 'What was made is used by now, or was changed since.')({ kept })

/** Undoes a command over all its streams in one commit. Created rows in use stay; the answer names them. */
export async function undoCommand(modules: readonly Module[], undoing: Undoing): Promise<Answer<Undone>> {
  const { load, decide } = combineReversals(modules, undoing)
  return execute(undoing.store, load, async (found) => {
    const parts = await decide(found)
    const kept = parts.flatMap((part) => part.kept ?? [])
    const appends = mergeAppends(parts.flatMap((part) => part.appends))
    if (appends.every(({ events }) => events.length === 0) && kept.length > 0) throw commandInUse(kept)
    return outcome({
      appends,
      requires: parts.every(({ requires }) => requires) ? parts.flatMap(({ requires = [] }) => requires) : undefined,
      also: parts.flatMap((part) => part.also ?? []),
      answer: Object.fromEntries(parts.flatMap((part, i) => withPrefix(i, Object.entries(part.answer ?? {})))),
      respond: (after) => {
        const all = { gone: parts.flatMap((part) => part.gone ?? []) }
        const [first] = parts.flatMap((part, i) => (part.respond ? [part.respond(withoutPrefix(i, after), all)] : []))
        return { ...(typeof first === 'object' ? first : {}), ...(kept.length > 0 ? { kept } : {}) }
      },
    })
  })
}

/** Refuses as `undoCommand` would, and writes nothing: for a command whose other part is in another database. */
export async function requireUndoable(modules: readonly Module[], undoing: Undoing): Promise<void> {
  const { load, decide } = combineReversals(modules, undoing)
  await decide(await undoing.store.db.read(load))
}

/** How some events are undone together, whatever kinds they are of. `decide` adds to `gone` the rows that go. */
export function combineReversals(modules: readonly Module[], undoing: Undoing) {
  const reversals = groupByUndoer(modules, undoing.events).map(([undo, events]) => undo(events, undoing))
  const load: Queries = Object.fromEntries(reversals.flatMap((one, i) => withPrefix(i, Object.entries(one.load))))
  const decide = async (found: Record<string, unknown[]>, gone = new Set<string>()): Promise<ReversalResult[]> => {
    const parts: ReversalResult[] = []
    for (const [i, one] of reversals.entries()) {
      const part = await one.decide(withoutPrefix(i, found), gone)
      for (const { model, id } of part.gone ?? []) gone.add(`${model}:${id}`)
      parts.push(part)
    }
    return parts
  }
  return { load, decide }
}

/** In the order of modules: referring rows before their targets. Of a created row only its creation counts. */
function groupByUndoer(modules: readonly Module[], events: readonly Logged[]): [Undoer, Logged[]][] {
  const made = new Set(events.filter(({ type }) => type.endsWith('.created')).map(({ stream }) => stream))
  const counting = events.filter(({ type, stream }) => !made.has(stream) || type.endsWith('.created'))
  const known = new Set(
    modules.flatMap(({ undo = {}, derivedEvents = [] }) => [...Object.keys(undo), ...derivedEvents]),
  )
  if (counting.some(({ type }) => !known.has(type))) throw cannotUndo()
  const groups = new Map<Undoer, Logged[]>()
  for (const { undo = {} } of modules) {
    for (const [type, undoer] of Object.entries(undo)) {
      const own = counting.filter((event) => event.type === type)
      if (own.length > 0) groups.set(undoer, [...(groups.get(undoer) ?? []), ...own])
    }
  }
  if (groups.size === 0) throw cannotUndo()
  return [...groups].map(([undoer, own]) => [undoer, own.toSorted((a, b) => a.seq - b.seq)])
}

export function mergeAppends(appends: readonly Append[]): Append[] {
  const streams = new Map<string, Append>()
  for (const append of appends) {
    const before = streams.get(append.stream)
    streams.set(append.stream, before ? { ...before, events: [...before.events, ...append.events] } : append)
  }
  return [...streams.values()]
}

const withPrefix = <T>(number: number, entries: readonly [string, T][]) =>
  entries.map(([name, value]): [string, T] => [`${number} ${name}`, value])

const withoutPrefix = <T>(number: number, found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(found).flatMap(([name, value]) =>
      name.startsWith(`${number} `) ? [[name.slice(`${number} `.length), value]] : [],
    ),
  )
