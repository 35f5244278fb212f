import type * as z from 'zod'
import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { pageAnswer } from '#worker/modules/imports/source.read.ts'
import { reworded, type Answer } from '#worker/kernel/log/execute.ts'
import { askImportJob } from './ask-import-job.ts'
import { providerId } from '../provider-id.ts'
import type { AiImportAnswer, importRequest } from './import.contract.ts'
import { inventedIn } from './invented.ts'
import { markedAnswer } from './marked-answer.ts'
import { pageRecipeOf } from './page-recipe-of.ts'
import { handedPage } from './handed-page.ts'
import { estimateReading, readHanded, type HandedIn } from './read-handed.ts'
import { readRecipeFile } from './read-recipe-file.ts'

type Request = z.output<typeof importRequest>

/** Reads a recipe with a model. Nothing is saved. */
export async function importRecipe(context: Context, request: Request): Promise<AiImportAnswer> {
  const provider = providerId(request.ai_provider_id)
  const { url, ...handed } = await handedIn(context, request)
  const { draft, text } = await readHanded(context, provider, handed)
  const read = pageRecipeOf(draft, text ?? '')
  const recipe = { ...read, source_url: url ?? read.source_url }
  const answer = await pageAnswer(context, url, { recipe, choices: [], isCut: false })
  const invented = text === null ? [] : inventedIn(draft, text)
  return { ...markedAnswer(answer, invented), invented, compared: text !== null }
}

/** What `importRecipe` would cost at most. Refuses what it would refuse before it asks. */
export async function estimateImport(context: Context, request: Request): Promise<AiImportAnswer> {
  const handed = await handedIn(context, request)
  const most_credits = await estimateReading(context, providerId(request.ai_provider_id), handed)
  return { ...nothing, error: false, msg: '', most_credits }
}

/** A page where there is nothing else, and the file of a recipe where there is not even that. */
async function handedIn(context: Context, request: Request): Promise<HandedIn & { url: string | null }> {
  const { text, recipe_id } = request
  const files = await Promise.all(
    request.file.map(async (one) => ({ name: one.name, bytes: new Uint8Array(await one.arrayBuffer()) })),
  )
  if (files.length > 0 || text.trim() !== '') return { files, text, url: null }
  const page = await handedPage(context, request)
  if (page) return { files, text: page.text, url: page.url }
  const own = recipe_id === null ? null : await readRecipeFile(context, recipe_id)
  return { files: own ? [own] : [], text, url: null }
}

/** In a job whose drafts wait to be looked at: each file is a recipe of its own, or a page of the one that all of them are. */
export async function importLater(
  context: Context,
  { ai_provider_id, file: files, text }: Request,
  how: 'apart' | 'together',
): Promise<Answer<AiImportAnswer>> {
  const provider = providerId(ai_provider_id)
  const asked = await askImportJob(context, { provider, files, ...(how === 'together' ? { together: { text } } : {}) })
  return reworded(asked, async (job) => ({ ...nothing, error: false, msg: '', job }))
}

const nothing = {
  recipe: null,
  recipe_json: null,
  recipe_id: null,
  images: [],
  duplicates: [],
  warnings: [],
  corrections: [],
  invented: [],
  compared: false,
} satisfies Omit<AiImportAnswer, 'error' | 'msg'>

/** Clients of an import expect refusals in the shape of its answer. */
export function inImportShape(found: Problem): Problem {
  const { code, status, headers } = found
  const msg = problemSentence(found) || JSON.stringify(found.body)
  const body = { ...nothing, error: true, msg } satisfies AiImportAnswer
  return new Problem(code, status, body, headers)
}
