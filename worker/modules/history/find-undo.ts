import type { SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { cannotUndo, forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { purgedStreams } from '#worker/kernel/log/purge.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { directoryStore, spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Store } from '#worker/kernel/log/commit.ts'
import type { Undoing } from '#worker/kernel/resource/undo/undo.ts'
import { REPLICATION_REACTOR } from '#worker/modules/members/replicate-members.ts'
import { eventsOfCommand } from './command.read.ts'
import { visibleDirectoryKinds, visibleKinds, visibleAmong } from './feed.ts'

/** `only`: an event that the asker must see. */
export async function undoInSpace(
  modules: readonly Module[],
  context: Context,
  events: Query<Logged>,
  only: number | null = null,
): Promise<Undoing> {
  const store = spaceStore(context)
  const { all } = await store.db.read({ all: events })
  await refuseUnseen(store, all, visibleKinds(modules, context), only)
  return { context, store, events: all }
}

/** The command's events in the directory, and in the active space if it has any there. */
export async function undoInDirectory(modules: readonly Module[], context: Context, id: string): Promise<Undoing[]> {
  const { all } = await context.directory.read({ all: eventsOfCommand(id) })
  const [first] = all
  if (!first) throw notFound()
  if (all.some(({ space }) => space !== first.space)) throw cannotUndo()
  const store = directoryStore(context, first.space, [REPLICATION_REACTOR])
  await refuseUnseen(store, all, visibleDirectoryKinds(modules, context))
  const { space, shard } = membershipOf(context)
  const { beside } = await context.spaceDatabase(shard).read({ beside: eventsOfCommand(id, space) })
  const copies = new Set(modules.flatMap(({ derivedEvents = [] }) => derivedEvents))
  const there = beside.some(({ type }) => !copies.has(type))
  const own = there ? [await undoInSpace(modules, context, eventsOfCommand(id, space))] : []
  return [...own, { context, store, events: all }]
}

/** Checks only that the asker sees all events; each kind checks whether they may undo them. */
export async function refuseUnseen(
  { db, space }: Store,
  command: readonly Logged[],
  kinds: Map<string, SQL>,
  only: number | null = null,
): Promise<void> {
  const { seen, purged } = await db.read({
    seen: visibleAmong(kinds, command),
    purged: query(purgedStreams(space, command.flatMap(streamsOf))),
  })
  if (purged.length > 0) throw cannotUndo()
  if (!seen.some(({ seq }) => seq === (only ?? command.at(-1)?.seq))) throw notFound()
  if (seen.length < command.length) throw forbidden()
}

/** Events of a tree are in one shared stream and name their rows in the data. */
function streamsOf({ stream, type, data }: Logged): string[] {
  // Other events have more fields, purged ones no data.
  const { id, into } = (data ?? {}) as { id?: number; into?: number }
  const [kind] = type.split('.')
  return [stream, ...[id, into].flatMap((row) => (row === undefined ? [] : [`${kind}:${row}`]))]
}
