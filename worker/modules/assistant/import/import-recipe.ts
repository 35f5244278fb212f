import type * as z from 'zod'
import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { pageAnswer } from '#worker/modules/imports/source.read.ts'
import { reworded, type Answer } from '#worker/kernel/log/execute.ts'
import { askImportJob } from './ask-import-job.ts'
import { providerId } from '../provider-id.ts'
import type { AiImportAnswer, importRequest } from './import.contract.ts'
import { inventedIn, type Invented } from './invented.ts'
import { pageRecipeOf } from './page-recipe-of.ts'
import type { Handed } from './prepare-material.ts'
import { readHanded } from './read-handed.ts'
import { readRecipeFile } from './read-recipe-file.ts'

type Request = z.output<typeof importRequest>

/** Reads a recipe with a model. Nothing is saved. */
export async function importRecipe(context: Context, request: Request): Promise<AiImportAnswer> {
  const provider = providerId(request.ai_provider_id)
  const { draft, text } = await readHanded(context, provider, await handedIn(context, request), request.text)
  const recipe = pageRecipeOf(draft, text ?? '')
  const answer = await pageAnswer(context, null, { recipe, choices: [], isCut: false })
  const invented = text === null ? [] : inventedIn(draft, text)
  return { ...withKeyword(withDoubts(answer, invented)), invented, compared: text !== null }
}

/** The file of a recipe where nothing else was handed in. */
async function handedIn(context: Context, { file: files, text, recipe_id }: Request): Promise<Handed[]> {
  if (files.length > 0) {
    return Promise.all(files.map(async (one) => ({ name: one.name, bytes: new Uint8Array(await one.arrayBuffer()) })))
  }
  const own = text.trim() === '' && recipe_id !== null ? await readRecipeFile(context, recipe_id) : null
  return own ? [own] : []
}

/** Reads each file as a recipe of its own, in a job whose drafts wait to be looked at. */
export async function importLater(
  context: Context,
  { ai_provider_id, file }: Request,
): Promise<Answer<AiImportAnswer>> {
  const asked = await askImportJob(context, providerId(ai_provider_id), file)
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

/** Where a line shows what stands against it, it says so, as it says what may have been read wrongly. */
function withDoubts<A extends Pick<AiImportAnswer, 'recipe' | 'recipe_json' | 'warnings'>>(
  answer: A,
  invented: readonly Invented[],
): A {
  if (!answer.recipe || invented.length === 0) return answer
  const lines = new Set(
    invented.flatMap(({ part, text }) => (part === 'ingredient' || part === 'amount' ? [text] : [])),
  )
  const recipe = {
    ...answer.recipe,
    steps: answer.recipe.steps.map((step) => ({
      ...step,
      ingredients: step.ingredients.map((line) =>
        lines.has(line.original_text)
          ? { ...line, confidence: Math.min(line.confidence, 0.3), doubts: ['invented', ...line.doubts] }
          : line,
      ),
    })),
  }
  const warning = {
    code: 'invented' as const,
    msg: 'The AI wrote things that are not in the source.',
    lines: [...new Set(invented.map(({ text }) => text))],
  }
  return { ...answer, recipe, recipe_json: recipe, warnings: [...answer.warnings, warning] }
}

const AI_KEYWORD = '✨ AI'

/** Clients know by it what a model has read. */
function withKeyword<A extends Pick<AiImportAnswer, 'recipe' | 'recipe_json'>>(answer: A): A {
  if (!answer.recipe) return answer
  const others = answer.recipe.keywords.filter(({ name }) => name !== AI_KEYWORD)
  const own = answer.recipe.keywords.find(({ name }) => name === AI_KEYWORD)
  const keyword = { id: own?.id ?? null, label: AI_KEYWORD, name: AI_KEYWORD, import_keyword: true }
  const recipe = { ...answer.recipe, keywords: [...others, keyword] }
  return { ...answer, recipe, recipe_json: recipe }
}

/** Clients of an import expect refusals in the shape of its answer. */
export function inImportShape(found: Problem): Problem {
  const { code, status, headers } = found
  const msg = problemSentence(found) || JSON.stringify(found.body)
  const body = { ...nothing, error: true, msg } satisfies AiImportAnswer
  return new Problem(code, status, body, headers)
}
