import * as z from 'zod'
import type { JobKind } from '#worker/kernel/jobs/job-kind.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { askerOfJob } from '#worker/modules/jobs/asker-of-job.ts'
import { streamsOfCommand } from './large-command.read.ts'
import { UNDO } from './undo-kind.ts'
import { undoSlice } from './undo-slice.ts'
import { undoableTypes } from './undoable-types.ts'

export const undoParams = z.object({ command: z.string() })

const MOST_FOUND = 2_000

/** Takes back a command of more events than one commit can. Its items are streams. */
export const undoJob = (modules: () => readonly Module[]): JobKind => ({
  kind: UNDO,
  sliceSize: 100,
  async prepare(job, { db, space }) {
    const { command } = undoParams.parse(job.params)
    const types = undoableTypes(modules())
    const { found } = await db.read({
      found: streamsOfCommand(space, command, { types, skip: job.total, most: MOST_FOUND }),
    })
    return {
      items: found.map(({ stream }, i) => ({ position: job.total + i, name: stream, details: {} })),
      isDone: found.length < MOST_FOUND,
      details: { command: `s.${command}` },
      starts: true,
    }
  },
  async run(job, items, world) {
    const { command } = undoParams.parse(job.params)
    const context = await askerOfJob(job, world)
    return { load: {}, decide: () => undoSlice({ modules: modules(), context, command }, items) }
  },
})
