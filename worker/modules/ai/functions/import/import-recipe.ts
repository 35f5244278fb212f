import type * as z from 'zod'
import { Problem, problemSentence } from '#worker/kernel/contract/errors.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { pageAnswer } from '#worker/modules/imports/source.read.ts'
import { askProvider } from '../../calls/ask-provider.ts'
import { nothingGiven } from '../../calls/ai-problems.ts'
import { findProvider } from '../../calls/provider-for-call.ts'
import { vendorOf, type Wire } from '../../vendors/vendor-of.ts'
import { providerId } from '../provider-id.ts'
import { draftQuestion } from './draft-question.ts'
import type { AiImportAnswer, importRequest } from './import.contract.ts'
import { inventedIn, type Invented } from './invented.ts'
import { pageRecipeOf } from './page-recipe-of.ts'
import { prepareFiles, prepareText, type Prepared } from './prepare-material.ts'
import { readRecipeFile } from './read-recipe-file.ts'

type Request = z.output<typeof importRequest>

/** Reads a recipe with a model. Nothing is saved. */
export async function importRecipe(context: Context, request: Request): Promise<AiImportAnswer> {
  const provider = providerId(request.ai_provider_id)
  const { material, text } = await preparedFrom(context, provider, request)
  const { value: draft } = await askProvider(context, provider, draftQuestion(material))
  if (!draft) throw nothingGiven('The AI found no recipe in it.')
  const recipe = pageRecipeOf(draft, text ?? '')
  const answer = await pageAnswer(context, null, { recipe, choices: [], isCut: false })
  const invented = text === null ? [] : inventedIn(draft, text)
  return { ...withKeyword(withDoubts(answer, invented)), invented, compared: text !== null }
}

async function preparedFrom(
  context: Context,
  provider: number,
  { file: files, text, recipe_id }: Request,
): Promise<Prepared> {
  if (files.length === 0 && text.trim() !== '') return prepareText(text)
  const own = files.length === 0 && recipe_id !== null ? await readRecipeFile(context, recipe_id) : null
  const handed = own
    ? [own]
    : await Promise.all(files.map(async (one) => ({ name: one.name, bytes: new Uint8Array(await one.arrayBuffer()) })))
  if (handed.length === 0) throw nothingGiven('You must provide either a file or text for the AI to import')
  const found = await findProvider(context, provider)
  const wire = found && vendorOf(found.model_name, found.url)?.vendor.wire
  const prepared = await prepareFiles(handed, { images: context.env.IMAGES, takesPdf: !!wire && READS_PDF.has(wire) })
  // What was typed beside pictures says more about them.
  return text.trim() === ''
    ? prepared
    : { material: [...prepared.material, { text }], text: prepared.text && `${prepared.text}\n${text}` }
}

const READS_PDF = new Set<Wire>(['openai', 'anthropic', 'google', 'mistral'])

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
  const body = {
    recipe: null,
    recipe_json: null,
    recipe_id: null,
    images: [],
    error: true,
    msg: problemSentence(found) || JSON.stringify(found.body),
    duplicates: [],
    warnings: [],
    corrections: [],
    invented: [],
    compared: false,
  } satisfies AiImportAnswer
  return new Problem(code, status, body, headers)
}
