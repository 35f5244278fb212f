import * as z from 'zod'
import { membershipOf, type Context } from '../../kernel/context.ts'
import { cannotUndo, forbidden, notFound } from '../../kernel/errors.ts'
import type { Logged } from '../../kernel/events.ts'
import type { Answer } from '../../kernel/execute.ts'
import type { Module } from '../../kernel/module.ts'
import { purgedAmong } from '../../kernel/purge.ts'
import { query, type Query } from '../../kernel/query.ts'
import { route, type App } from '../../kernel/routes.ts'
import { int } from '../../kernel/scalars.contract.ts'
import { spaceStore } from '../../kernel/storage.ts'
import { takeBack } from '../../kernel/undo.command.ts'
import { eventsBeside, eventsOfCommand } from './command.read.ts'
import { seenAmong } from './feed.ts'

const undone = z.looseObject({
  kept: z
    .array(z.object({ model: z.string(), id: z.int(), name: z.string().nullable() }))
    .optional()
    .describe('What was made, and stays, as others use it by now or somebody changed it since'),
})

/** Taking back what a command did. */
export const undoRoutes = (modules: readonly Module[]) => (app: App) => {
  route(
    app,
    {
      method: 'post',
      path: '/api/command/{id}/undo/',
      name: 'undo_command',
      tag: 'Command',
      summary: 'Take back all that one command did, by the name that its answer gave it in `x-command`',
      description:
        'All of it or nothing. Taking back is a command too, and can be taken back. Mails that left, secrets that were replaced, and what was deleted for good do not come back.',
      level: 'guest',
      params: z.object({ id: z.string().regex(/^s\.[\w-]{1,64}$/) }),
      body: z.looseObject({}),
      response: undone,
    },
    ({ context, params: { id } }) => undo(modules, context, eventsOfCommand(membershipOf(context).space, id.slice(2))),
  )
  route(
    app,
    {
      method: 'post',
      path: '/api/event/{seq}/undo/',
      name: 'undo_event',
      tag: 'Event',
      summary: 'Take back the command that one event is part of',
      description: 'With `stream_only`, only what the command did to the stream of that event.',
      level: 'guest',
      params: z.object({ seq: int() }),
      body: z.looseObject({ stream_only: z.boolean().optional() }),
      response: undone,
    },
    ({ context, params: { seq }, body }) =>
      undo(modules, context, eventsBeside(membershipOf(context).space, seq), body.stream_only ? seq : null),
  )
}

/** Whoever sees all that a command did may ask to take it back; each kind says whether they may. */
async function undo(
  modules: readonly Module[],
  context: Context,
  events: Query<Logged>,
  only: number | null = null,
): Promise<Answer> {
  const store = spaceStore(context)
  const { all } = await store.db.read({ all: events })
  const stream = only === null ? null : all.find(({ seq }) => seq === only)?.stream
  const command = stream === null ? all : all.filter((event) => event.stream === stream)
  const { seen, purged } = await store.db.read({
    seen: seenAmong(modules, context, command),
    purged: query(
      purgedAmong(
        store.space,
        command.map((event) => event.stream),
      ),
    ),
  })
  if (purged.length > 0) throw cannotUndo()
  if (!seen.some(({ seq }) => seq === (only ?? command.at(-1)?.seq))) throw notFound()
  if (seen.length < command.length) throw forbidden()
  return takeBack(modules, { context, store, command })
}
