import * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import type { Answer } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'
import { requireUndoable, undoCommand, type Undone } from '#worker/kernel/resource/undo/undo-command.ts'
import { job } from '#worker/modules/jobs/job.contract.ts'
import { replicateEvents } from '#worker/modules/members/replicate-members.ts'
import { eventsOfSameStream, firstEventsOfCommand, firstEventsOfSameCommand } from './command.read.ts'
import { undoInDirectory, undoInSpace } from './find-undo.ts'
import { undoOrAsk } from './undo-job/undo-or-ask.ts'

const undone = z.looseObject({
  kept: z
    .array(z.object({ model: z.string(), id: z.int(), name: z.string().nullable() }))
    .optional()
    .describe('What was made, and stays, as others use it by now or somebody changed it since'),
  job: job.optional().describe('What takes it back, where that takes longer than an answer may'),
})

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
        'All of it or nothing, but for a command of more than a thousand events: a job takes that back, which the answer names as `job`, and what cannot be taken back is an item of it that failed. Taking back is a command too, and can be taken back. Mails that left, secrets that were replaced, spaces that were made, and what was deleted for good do not come back. Who left a space comes back as long as the invitation that they came by is good, and whom its creator took out by its creator.',
      level: 'guest',
      params: z.object({ id: z.string().regex(/^[ds]\.[\w-]{1,64}$/) }),
      body: z.looseObject({}),
      response: undone,
    },
    async ({ context, params: { id: name } }) => {
      const id = name.slice(2)
      return name.startsWith('d.')
        ? undoEverywhere(modules, context, id)
        : undoOrAsk(modules, await undoInSpace(modules, context, firstEventsOfCommand(id, membershipOf(context).space)))
    },
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
    async ({ context, params: { seq }, body }) => {
      const { space } = membershipOf(context)
      if (!body.stream_only)
        return undoOrAsk(modules, await undoInSpace(modules, context, firstEventsOfSameCommand(space, seq)))
      return undoCommand(modules, await undoInSpace(modules, context, eventsOfSameStream(space, seq), seq))
    },
  )
}

/** The directory comes last: after a failure between, a repeated request does the rest and skips what is back. */
async function undoEverywhere(modules: readonly Module[], context: Context, id: string): Promise<Answer<Undone>> {
  const parts = await undoInDirectory(modules, context, id)
  if (parts.length > 1) for (const part of parts) await requireUndoable(modules, part)
  const answers: Answer<Undone>[] = []
  for (const part of parts) answers.push(await undoCommand(modules, part))
  const events = answers.flatMap((answer) => answer.events)
  await replicateEvents(context, answers.at(-1)?.events ?? [])
  const body: Undone = Object.assign({}, ...answers.map((answer) => answer.body))
  const last = answers.at(-1)
  if (answers.length === 1 && last) return last
  return { status: 200, events, body, command: last?.command ?? null }
}
