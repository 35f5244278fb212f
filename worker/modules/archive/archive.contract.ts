import * as z from 'zod'
import { blankableText, int } from '#worker/kernel/contract/scalars.contract.ts'
import { rootedPath } from '#worker/modules/storages/path.contract.ts'
import { pageSchema } from '#worker/kernel/contract/contract.ts'

export const schedules = ['off', 'daily', 'weekly'] as const

/** `id` is its job's. What is in it is known when it is `done`; `download` opens for a day, also without a session. */
export const archive = z
  .object({
    id: z.int(),
    name: z.string(),
    state: z.enum(['preparing', 'ready', 'running', 'done', 'failed', 'cancelled']),
    created_by: z.int(),
    created_at: z.string(),
    scheduled: z.boolean(),
    progress: z.object({ total: z.int(), done: z.int() }),
    bytes: z.int().nullable(),
    events: z.int().nullable(),
    rows: z.int().nullable(),
    files: z.int().nullable(),
    download: z.string().nullable(),
    /** What became of its copy in a storage; null where none was asked for. */
    copy: z.object({ state: z.string(), msg: z.string(), code: z.string().nullable(), job: z.int() }).nullable(),
    code: z.string().nullable(),
    msg: z.string(),
  })
  .meta({ id: 'Archive' })

export const archivePage = pageSchema(archive)

/** With a storage, each archive that the schedule asks for is written there as well, and goes there when it goes here. */
export const archiveSchedule = z
  .object({
    every: z.enum(schedules),
    storage: int().nullish(),
    folder: rootedPath(blankableText(256)).default(''),
  })
  .meta({ id: 'ArchiveSchedule' })

export const shownSchedule = z
  .object({ every: z.enum(schedules), storage: z.int().nullable(), folder: z.string() })
  .meta({ id: 'ArchiveScheduleSet' })

/** The query of a link that opens without a session. */
export const linkQuery = z.object({
  space: z.string().optional(),
  until: z.string().optional(),
  sign: z.string().optional(),
})

export type Archive = z.output<typeof archive>
