import * as z from 'zod'
import { userRow } from '#worker/kernel/contract/contract.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { instant, int } from '#worker/kernel/contract/scalars.contract.ts'
import { showActivity } from './show-activity.ts'

const activity = z
  .object({
    seq: z.int(),
    command: z.string().nullable().describe('What it was part of, to be taken back at `/api/command/{command}/undo/`'),
    at: z.iso.datetime(),
    actor: userRow.nullable(),
    kind: z.string(),
    id: z.int().nullable().describe('Of the row it happened to; null where it happened to many'),
    name: z.string().nullable().describe('What the row was called then'),
    verb: z.string(),
    fields: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    about: z
      .array(z.object({ kind: z.string(), id: z.int(), name: z.string() }))
      .describe('What it happened to, and rows that it names, as they are called now'),
    undoable: z.boolean().describe('False where what happened can never be taken back'),
    more: z.int().describe('With `per_command`: how many entries of the same command follow and are left out'),
  })
  .meta({ id: 'Activity' })

const activityQuery = z.object({
  before: int()
    .optional()
    .describe('Only what happened before this place in the log, as `next` of the page before says'),
  limit: int().default(50),
  person: int().optional().describe('Only what this person did'),
  kind: z.string().max(64).optional().describe('Only what happened to things of this kind'),
  object: int().optional().describe('Only what happened to the one of this id; needs `kind`'),
  log: z
    .enum(['space', 'directory'])
    .default('space')
    .describe('What happened in the space, or to its people, households, invitations and settings'),
  per_command: int().optional().describe('Of one command no more entries than this; `more` counts the others'),
  from: instant().optional(),
  to: instant().optional(),
})

export type ActivityRow = z.output<typeof activity>

export const activityRoutes = (modules: readonly Module[]) => (app: App) =>
  route(
    app,
    {
      method: 'get',
      path: '/api/activity/',
      name: 'list_activity',
      tag: 'Activity',
      summary: 'Who changed what, the last first',
      description:
        'What the asker may see. A page may hold fewer entries than asked for, or none, and still have a next one: a look goes through so many events and no more.',
      level: 'guest',
      query: activityQuery,
      response: z.object({ results: z.array(activity), next: z.int().nullable() }),
    },
    ({ context, query }) => showActivity(modules, context, query),
  )
