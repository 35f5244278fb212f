import { uuid } from '#worker/clock.ts'
import { askJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobById } from '#worker/kernel/jobs/job.rows.ts'
import type * as z from 'zod'
import type { Append } from '#worker/kernel/log/commit.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { showJob } from '#worker/modules/jobs/show-job.ts'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import { shownText } from '../files/shown-text.ts'
import { fromFilesJob, type fromFilesParams } from './from-files-job.ts'

type Params = z.output<typeof fromFilesParams>
type Defaulted = 'meal_plans' | 'shopping_lists'

export type WantedImport = Omit<Params, 'language' | Defaulted> & Partial<Pick<Params, Defaulted>>

interface Asked extends Omit<WantedImport, 'files'> {
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
    const files = await (kept ??= stored())
    return importAsked(context, idAllocator(ids), { ...asked, files })
  })
}

/** What asking for an import with these params comes to, besides what `further` says of the job's id. */
export function importAsked(
  context: Context,
  nextId: ReturnType<typeof idAllocator>,
  params: WantedImport,
  further: (job: number) => readonly Append[] = () => [],
) {
  const [id, log] = [nextId('job'), nextId('import-log')]
  const [first, ...others] = params.files
  const named = shownText(first?.name ?? '', MAX_NAME)
  const name = others.length > 0 ? `${named} +${others.length}` : named
  const job = askJob({
    id,
    kind: fromFilesJob.kind,
    name,
    created_by: personOf(context).id,
    params: { ...params, language: preferredLanguage(context.headers), log: { kind: 'import', id: log } },
  })
  return outcome({
    appends: [...further(id), job],
    requires: [],
    status: 202,
    location: `/api/job/${id}/`,
    answer: { job: jobById(membershipOf(context).space, id) },
    respond: ({ job: found }) => ({ job: showJob(foundOne(found)), log }),
  })
}

const MAX_NAME = 200

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
