import { askJob } from '#worker/kernel/jobs/job.decider.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import { storeFiles } from '#worker/modules/imports/from-files/ask-import.ts'
import { shownText } from '#worker/modules/imports/files/shown-text.ts'
import { nothingGiven } from '#worker/modules/ai/calls/ai-problems.ts'
import { aiImportJob, type AiImportParams } from './ai-import-job.ts'

const MAX_NAME = 200

interface Wanted {
  provider: number
  files: readonly File[]
  /** As pages of one recipe; else each is a recipe of its own. */
  together?: { text: string }
}

/** A job that reads files. Answers its id. */
export function askImportJob(context: Context, { provider, files, together }: Wanted): Promise<Answer<number>> {
  const [first, ...others] = files
  if (!first) throw nothingGiven('You must provide either a file or text for the AI to import')
  const store = spaceStore(context)
  const named = shownText(first.name, MAX_NAME)
  const name = others.length > 0 ? `${named} +${others.length}` : named
  let kept: ReturnType<typeof storeFiles> | undefined
  return execute(store, { ids: reserveIds(store.space, { job: 1 }) }, async ({ ids }) => {
    const id = idAllocator(ids)('job')
    const params: AiImportParams = {
      files: await (kept ??= storeFiles(context, files)),
      app: null,
      starts: false,
      same_names: false,
      language: preferredLanguage(context.headers),
      ai_provider: provider,
      ...(together ? { together: true, text: together.text } : {}),
    }
    return outcome({
      appends: [askJob({ id, kind: aiImportJob.kind, name, created_by: personOf(context).id, params })],
      requires: [],
      answer: {},
      respond: () => id,
    })
  })
}
