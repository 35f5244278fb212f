import { sliceWork, type JobWorld, type SliceWork } from '#worker/kernel/jobs/job-kind.ts'
import type { JobItem } from '#worker/kernel/jobs/job.rows.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import type { CheckParams } from './check-items.ts'
import { compareFiles } from './compare-files.ts'
import { knownFiles } from './known-files.ts'
import { listedAmong, markListed, waitingFiles, type Round } from './listed-files.ts'
import { pagesOver } from './saved-pages.ts'

/** Files that one commit compares. */
const AT_ONCE = 300

/** Compares the next files that were seen with what is known. The item ends when none is left. */
export async function compareSlice(
  { position }: JobItem,
  { storage, scheduled }: CheckParams,
  { db }: JobWorld,
  at: Round,
): Promise<SliceWork> {
  const { files } = await db.read({ files: waitingFiles(at, AT_ONCE) })
  if (files.length === 0)
    return sliceWork({}, () => ({ appends: [], requires: [], items: [{ position, state: 'done' }] }))
  const load = {
    ...knownFiles(at, storage, files, scheduled),
    pages: listedAmong(
      at,
      files.flatMap(({ path }) => pagesOver(path)),
    ),
    ids: reserveIds(at.space, { 'recipe-import': files.length }),
  }
  return sliceWork(load, ({ ids, ...known }) => {
    const nextId = idAllocator(ids)
    const { appends, states } = compareFiles(files, known, { storage, nextId: () => nextId('recipe-import') })
    return { appends, also: [markListed(at, states)], items: [] }
  })
}
