import type { AiImportAnswer } from './import.contract.ts'
import type { Invented } from './invented.ts'

type Markable = Pick<AiImportAnswer, 'recipe' | 'recipe_json' | 'warnings'>

/** Says of a recipe that a model has read it, and what of it the model made up: something, or all where there was no source. */
export const markedAnswer = <A extends Markable>(
  answer: A,
  invented: readonly Invented[],
  source: 'given' | 'none' = 'given',
): A => withKeyword(withDoubts(answer, invented, source))

/** Where a line shows what stands against it, it says so, as it says what may have been read wrongly. */
function withDoubts<A extends Markable>(answer: A, invented: readonly Invented[], source: 'given' | 'none'): A {
  if (!answer.recipe || invented.length === 0) return answer
  const code = source === 'none' ? ('written' as const) : ('invented' as const)
  const lines = new Set(
    invented.flatMap(({ part, text }) => (part === 'ingredient' || part === 'amount' ? [text] : [])),
  )
  const recipe = {
    ...answer.recipe,
    steps: answer.recipe.steps.map((step) => ({
      ...step,
      ingredients: step.ingredients.map((line) =>
        lines.has(line.original_text)
          ? { ...line, confidence: Math.min(line.confidence, 0.3), doubts: [code, ...line.doubts] }
          : line,
      ),
    })),
  }
  const warning =
    source === 'none'
      ? { code: 'written' as const, msg: 'The AI wrote all of this. Nobody has cooked it yet.', lines: [] }
      : {
          code: 'invented' as const,
          msg: 'The AI wrote things that are not in the source.',
          lines: [...new Set(invented.map(({ text }) => text))],
        }
  return { ...answer, recipe, recipe_json: recipe, warnings: [...answer.warnings, warning] }
}

const AI_KEYWORD = '✨ AI'

/** Clients know by it what a model has read. */
function withKeyword<A extends Markable>(answer: A): A {
  if (!answer.recipe) return answer
  const others = answer.recipe.keywords.filter(({ name }) => name !== AI_KEYWORD)
  const own = answer.recipe.keywords.find(({ name }) => name === AI_KEYWORD)
  const keyword = { id: own?.id ?? null, label: AI_KEYWORD, name: AI_KEYWORD, import_keyword: true }
  const recipe = { ...answer.recipe, keywords: [...others, keyword] }
  return { ...answer, recipe, recipe_json: recipe }
}
