import * as z from 'zod'
import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { JobKind } from '#worker/kernel/jobs/job-kind.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { answerOnce } from '#worker/kernel/log/answer-once.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Importer } from '#worker/modules/imports/apps/importer.ts'
import type { RecipeDraft } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { findDrafts } from '#worker/modules/imports/from-files/find-drafts.ts'
import { fromFilesJob, fromFilesParams } from '#worker/modules/imports/from-files/from-files-job.ts'
import { stageOf } from '#worker/modules/imports/from-files/staged-draft.ts'
import { askerOfJob } from '#worker/modules/jobs/asker-of-job.ts'
import { readHanded } from './read-handed.ts'
import { recipeDraftFrom } from './recipe-draft-of.ts'

const params = fromFilesParams.extend({ ai_provider: z.int() })

export type AiImportParams = z.input<typeof params>

/** Each file is a recipe, which a model reads; what it read waits to be looked at, as with every import. */
export const aiImportJob: JobKind = {
  ...fromFilesJob,
  kind: 'ai-import',
  async prepare(job, world) {
    const { files, ai_provider } = params.parse(job.params)
    const file = files[job.total]
    if (!file) return { items: [], isDone: true, details }
    const context = await askerOfJob(job, world)
    const found = await readOnce(context, { job: job.id, position: job.total, provider: ai_provider, file })
    const stage = {
      files: world.env.FILES,
      stage: stageOf(world.space, job.id),
      position: job.total,
      skip: 0,
      links: [],
    }
    const { items } = await findDrafts(importerOf(file.name, found), { files: [], filesIn: async () => [] }, stage)
    return { items, isDone: job.total + 1 >= files.length, details }
  },
}

const details = { app: 'AI', title: 'AI' }

type Found = { draft: RecipeDraft } | { msg: string }

interface Page {
  job: number
  position: number
  provider: number
  file: { name: string; key: string }
}

/** A slice that was cut off finds what was paid for already. Who asks too often, or is cut off, waits: the queue tries again. */
async function readOnce(context: Context, { job, position, provider, file }: Page): Promise<Found> {
  const path = `/api/job/${job}/`
  const idempotencyKey = { id: `system:ai-import:${job}:${position}`, method: 'JOB', path, digest: '' }
  const { body } = await answerOnce({ ...spaceStore(context), idempotencyKey }, async (): Promise<Found> => {
    const stored = await context.env.FILES.get(file.key)
    if (!stored) return { msg: 'The file is not there any more.' }
    try {
      const handed = [{ name: file.name, bytes: new Uint8Array(await stored.arrayBuffer()) }]
      const { draft, text } = await readHanded(context, provider, handed, '')
      return { draft: recipeDraftFrom(draft, text) }
    } catch (error) {
      if (error instanceof Problem && error.status < 409) return { msg: problemSentence(error) }
      throw error
    }
  })
  return body
}

/** What was read already, as if it stood in a file. */
const importerOf = (name: string, found: Found): Importer => ({
  id: details.app,
  title: details.title,
  hint: '',
  recognizes: async () => true,
  read: () => [
    {
      name,
      read() {
        if ('msg' in found) throw new FileRefusal('recipe_unreadable', found.msg)
        return [found.draft]
      },
    },
  ],
})
