import { uuid } from '#worker/clock.ts'
import { askJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobById } from '#worker/kernel/jobs/job.rows.ts'
import type * as z from 'zod'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { showJob } from '#worker/modules/jobs/show-job.ts'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import { fromFilesJob, type fromFilesParams } from './from-files-job.ts'

type Params = z.output<typeof fromFilesParams>
type Defaulted = 'meal_plans' | 'shopping_lists'

interface Asked extends Omit<Params, 'files' | 'language' | Defaulted>, Partial<Pick<Params, Defaulted>> {
  /** Where they are stored. It is asked for once it is certain that no repeated call has done this already. */
  files: () => Promise<Params['files']>
}

/** A job and its import log, which older clients follow. */
export function askImport(
  context: Context,
  { files: stored, ...asked }: Asked,
): Promise<Answer<{ job: Job; log: number }>> {
  const store = spaceStore(context)
  const load = { ids: reserveIds(store.space, { job: 1, 'import-log': 1 }) }
  let kept: Promise<Params['files']> | undefined
  return execute(store, load, async ({ ids }) => {
    const nextId = idAllocator(ids)
    const [id, log] = [nextId('job'), nextId('import-log')]
    const files = await (kept ??= stored())
    const [first, ...others] = files
    const name = others.length > 0 ? `${first?.name} +${others.length}` : (first?.name ?? '')
    return outcome({
      appends: [
        askJob({
          id,
          kind: fromFilesJob.kind,
          name,
          created_by: personOf(context).id,
          params: { ...asked, files, language: preferredLanguage(context.headers), log: { kind: 'import', id: log } },
        }),
      ],
      requires: [],
      status: 202,
      location: `/api/job/${id}/`,
      answer: { job: jobById(store.space, id) },
      respond: ({ job }) => ({ job: showJob(foundOne(job)), log }),
    })
  })
}

/** Stores files that came within one call. */
export function storeFiles(context: Context, files: readonly File[]): Promise<Params['files']> {
  const { space } = membershipOf(context)
  return Promise.all(
    files.map(async (file) => {
      const key = `${space}/upload/${uuid()}`
      await context.env.FILES.put(key, file)
      return { name: file.name, key, size: file.size }
    }),
  )
}
