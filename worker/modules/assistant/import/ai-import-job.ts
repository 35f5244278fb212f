import * as z from 'zod'
import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { JobKind } from '#worker/kernel/jobs/job-kind.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { answerOnce, keepAnswer } from '#worker/kernel/log/answer-once.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Importer } from '#worker/modules/imports/apps/importer.ts'
import type { RecipeDraft } from '#worker/modules/imports/drafts/recipe-draft.ts'
import { FileRefusal } from '#worker/modules/imports/files/file-refusal.ts'
import { findDrafts } from '#worker/modules/imports/from-files/find-drafts.ts'
import { fromFilesJob, fromFilesParams } from '#worker/modules/imports/from-files/from-files-job.ts'
import { stageOf } from '#worker/modules/imports/from-files/staged-draft.ts'
import { askerOfJob } from '#worker/modules/jobs/asker-of-job.ts'
import type { Handed } from './prepare-material.ts'
import { readHanded } from './read-handed.ts'
import { recipeDraftFrom } from './recipe-draft-of.ts'

const params = fromFilesParams.extend({
  ai_provider: z.int(),
  /** The files are pages of one recipe. */
  together: z.boolean().optional(),
  /** What was typed beside them. */
  text: z.string().optional(),
})

export type AiImportParams = z.input<typeof params>

/** Nobody waits for it, so that many pages may take longer than a call does; less than when work counts as cut off. */
const TIMEOUT_MS = 240_000

/** Each file is a recipe, or all are one, which a model reads; what it read waits to be looked at, as with every import. */
export const aiImportJob: JobKind = {
  ...fromFilesJob,
  kind: 'ai-import',
  async prepare(job, world) {
    const { files: all, ai_provider: provider, together = false, text = '' } = params.parse(job.params)
    const recipes = together ? [all] : all.map((file) => [file])
    const files = recipes[job.total]
    if (!files) return { items: [], isDone: true, details }
    const context = await askerOfJob(job, world)
    const found = await readOnce(context, { job: job.id, position: job.total, provider, files, text })
    const stage = {
      files: world.env.FILES,
      stage: stageOf(world.space, job.id),
      position: job.total,
      skip: 0,
      links: [],
    }
    const { items } = await findDrafts(
      importerOf(files[0]?.name ?? '', found),
      { files: [], filesIn: async () => [] },
      stage,
    )
    return { items, isDone: job.total + 1 >= recipes.length, details }
  },
}

const details = { app: 'AI', title: 'AI' }

type Found = { draft: RecipeDraft } | { msg: string; code?: string }

interface Page {
  job: number
  position: number
  provider: number
  files: readonly { name: string; key: string }[]
  text: string
}

/** A slice that was cut off finds what was paid for already. Who asks too often, or is cut off, waits: the queue tries again. */
async function readOnce(context: Context, { job, position, provider, files, text: typed }: Page): Promise<Found> {
  const path = `/api/job/${job}/`
  const idempotencyKey = { id: `system:ai-import:${job}:${position}`, method: 'JOB', path, digest: '' }
  const store = { ...spaceStore(context), idempotencyKey }
  const foundIn = ({ draft, text }: Awaited<ReturnType<typeof readHanded>>): Found => ({
    draft: recipeDraftFrom(draft, text),
  })
  const { body } = await answerOnce(store, async (): Promise<Found> => {
    const handed: Handed[] = []
    for (const { name, key } of files) {
      const stored = await context.env.FILES.get(key)
      if (!stored) return { msg: 'The file is not there any more.' }
      handed.push({ name, bytes: new Uint8Array(await stored.arrayBuffer()) })
    }
    try {
      const keep = (read: Parameters<typeof foundIn>[0]) => keepAnswer(store, foundIn(read))
      return foundIn(
        await readHanded(context, provider, { files: handed, text: typed }, { timeoutMs: TIMEOUT_MS, keep }),
      )
    } catch (error) {
      if (error instanceof Problem && error.status < 409) return { msg: problemSentence(error), code: error.code }
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
        if ('msg' in found) throw new FileRefusal('recipe_unreadable', found.msg, found.code)
        return [found.draft]
      },
    },
  ],
})
