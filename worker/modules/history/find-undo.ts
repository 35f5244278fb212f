import type { SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/log/context.ts'
import { cannotUndo, forbidden, notFound } from '../../kernel/contract/errors.ts'
import type { Logged } from '../../kernel/contract/events.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { purgedAmong } from '../../kernel/log/purge.ts'
import { query, type Query } from '../../kernel/sql/query.ts'
import { directoryStore, spaceStore } from '../../kernel/log/storage.ts'
import type { Store } from '../../kernel/log/store.ts'
import type { Undoing } from '../../kernel/resource/undo/undo.ts'
import { CARRIER } from '../members/carry.ts'
import { eventsOfCommand } from './command.read.ts'
import { directoryKindsFor, kindsFor, seenAmong } from './feed.ts'

/** What one command did in the space that the asker is in. `only`: an event of it, of whose stream alone is asked. */
export async function inSpace(
  modules: readonly Module[],
  context: Context,
  events: Query<Logged>,
  only: number | null = null,
): Promise<Undoing> {
  const store = spaceStore(context)
  const { all } = await store.db.read({ all: events })
  const stream = only === null ? null : all.find(({ seq }) => seq === only)?.stream
  const command = stream === null ? all : all.filter((event) => event.stream === stream)
  await refuseUnseen(store, command, kindsFor(modules, context), only)
  return { context, store, command }
}

/** What one command did in the directory, and beside that in the space that the asker is in. */
export async function inDirectory(modules: readonly Module[], context: Context, id: string): Promise<Undoing[]> {
  const { all } = await context.directory.read({ all: eventsOfCommand(id) })
  const [first] = all
  if (!first) throw notFound()
  // A command is of one space, or of no space.
  if (all.some(({ space }) => space !== first.space)) throw cannotUndo()
  const store = directoryStore(context, first.space, [CARRIER])
  await refuseUnseen(store, all, directoryKindsFor(modules, context))
  const { space, shard } = membershipOf(context)
  const { beside } = await context.spaceDatabase(shard).read({ beside: eventsOfCommand(id, space) })
  const copies = new Set(modules.flatMap(({ follows = [] }) => follows))
  const there = beside.some(({ type }) => !copies.has(type))
  const own = there ? [await inSpace(modules, context, eventsOfCommand(id, space))] : []
  return [...own, { context, store, command: all }]
}

/** Whoever sees all that a command did may ask to take it back; each kind says whether they may. */
async function refuseUnseen(
  { db, space }: Store,
  command: readonly Logged[],
  kinds: Map<string, SQL>,
  only: number | null = null,
): Promise<void> {
  const { seen, purged } = await db.read({
    seen: seenAmong(kinds, command),
    purged: query(purgedAmong(space, command.flatMap(concerned))),
  })
  if (purged.length > 0) throw cannotUndo()
  if (!seen.some(({ seq }) => seq === (only ?? command.at(-1)?.seq))) throw notFound()
  if (seen.length < command.length) throw forbidden()
}

/** The streams that an event is about. What happens to a tree is in one stream for all of it, and names its rows. */
function concerned({ stream, type, data }: Logged): string[] {
  // What merges and moves say; others say more, and what was purged nothing.
  const { id, into } = (data ?? {}) as { id?: number; into?: number }
  const [kind] = type.split('.')
  return [stream, ...[id, into].flatMap((row) => (row === undefined ? [] : [`${kind}:${row}`]))]
}
