import * as z from 'zod'
import { userRow } from '#worker/kernel/contract/contract.ts'
import { instant, int } from '#worker/kernel/contract/scalars.contract.ts'

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
    derived: z.boolean().describe('True where it tells of other work: taking back nothing else changes nothing'),
    more: z.int().describe('With `per_command`: how many entries of the same command follow and are left out'),
  })
  .meta({ id: 'Activity' })

export const activityQuery = z.object({
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

export const activityPage = z.object({ results: z.array(activity), next: z.int().nullable() })
export type ActivityRow = z.output<typeof activity>
