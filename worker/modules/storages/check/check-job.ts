import type { JobKind } from '#worker/kernel/jobs/job-kind.ts'
import { sliceWork } from '#worker/kernel/jobs/job-kind.ts'
import { checkItem, checkParams } from './check-items.ts'
import { compareSlice } from './compare-slice.ts'
import { endSlice } from './end-slice.ts'
import { listSlice } from './list-slice.ts'
import { forgetRound, type Round } from './listed-files.ts'

export const CHECK_KIND = 'storage-check'

/** Looks through a folder of a storage: lists it in pieces, compares what is there with what is known, and says what it found. */
export const checkJob: JobKind = {
  kind: CHECK_KIND,
  isOfSpace: true,
  sliceSize: 50,
  prepare: listSlice,
  async run(job, items, world) {
    const params = checkParams.parse(job.params)
    const at: Round = { space: world.space, sync: params.sync, round: job.id }
    const listed = items.filter(({ name }) => name === 'listed')
    // The pieces of the listing are done when all are there.
    if (listed.length > 0)
      return sliceWork({}, () => ({
        appends: [],
        requires: [],
        items: listed.map(({ position }) => ({ position, state: 'done' as const })),
      }))
    const [first] = items
    const item = checkItem.parse(first?.details)
    if (!first || item.kind === 'listed') throw new Error('a check has no such item')
    return item.kind === 'compared'
      ? compareSlice(first, params, world, at)
      : endSlice(first, item, { at, params, now: world.at })
  },
  async cleanUp(job, { db, space }) {
    const params = checkParams.parse(job.params)
    // A check that did not come to its end leaves nothing for the next.
    if (job.state !== 'done') await db.batch([forgetRound({ space, sync: params.sync, round: job.id })])
  },
}
