import { wordListOf } from '../../../drafts/loose-json.ts'
import { nutritionIn } from '../../../drafts/nutrition-text.ts'
import { ingredientOf, paragraphsIn } from '../../../drafts/read-lines.ts'
import { type RecipeDraft, recipeDraftOf, stepOf } from '../../../drafts/recipe-draft.ts'
import { timesOf } from '../../../drafts/times.ts'
import { lineParser } from '../../../lines/parse.ts'
import { splitText } from '../../../lines/text/split-text.ts'
import { servingsOf } from '../../../pages/text/servings.ts'
import { frontMatter } from '../markdown/front-matter.ts'
import { addFact, type MarkdownFacts, takeLine } from '../markdown/markdown-facts.ts'
import { sourceIn } from '../markdown/source-link.ts'
import { tagsIn } from '../markdown/tag-list.ts'

/** A recipe as somebody typed it, its parts found as in a text that is pasted. Null where it holds no ingredient. */
export function plainRecipe(text: string): RecipeDraft | null {
  const above = frontMatter(text)
  const facts: MarkdownFacts = new Map()
  for (const [label, value] of Object.entries(above?.values ?? {})) addFact(facts, label, wordListOf(value).join(', '))
  const title = facts.get('title') ?? ''
  const split = splitText(`${title}\n\n${above?.body ?? text}`.replace(RULE, ''), parse)
  if (split.name === '' || split.ingredients.length === 0) return null
  const description = split.description.split('\n').filter((line) => !takeLine(line, facts))
  const fact = (meaning: string) => facts.get(meaning) ?? ''
  const isTimed = split.workingTime || split.waitingTime || split.totalTime
  const told = timesOf({ prep: fact('prep'), cook: fact('cook'), rest: fact('rest'), total: fact('total') })
  const { workingTime = 0, waitingTime = 0, totalTime = 0 } = split
  const yielded = servingsOf(fact('servings'))
  const { source, source_url, unplaced } = sourceIn(facts)
  const { steps, remarks } = remarksApart(split.steps)
  return recipeDraftOf({
    name: split.name.replace(TITLE, '') || split.name,
    description: paragraphsIn([fact('description'), ...description].join('\n')),
    source,
    source_url: split.sourceUrl ?? source_url,
    servings: split.servings ?? yielded.servings,
    servings_text: split.servings === undefined ? yielded.servings_text : (split.servingsText ?? ''),
    working_time: isTimed ? workingTime || Math.max(0, totalTime - waitingTime) : told.working_time,
    waiting_time: isTimed ? waitingTime : told.waiting_time,
    keywords: tagsIn(fact('tags')),
    ingredients: withoutNumbers(split.ingredients).map((line) => ingredientOf(line.replace(BULLET, ''))),
    steps: steps.map((step) => stepOf(step)),
    nutrition: nutritionIn(remarks.map(({ text: words }) => words).join('\n')),
    notes: remarks,
    unplaced: [
      ...(isTimed ? [] : told.unplaced),
      ...unplaced,
      ...OTHERS.flatMap((meaning) =>
        fact(meaning) ? [{ title: meaning[0]?.toUpperCase() + meaning.slice(1), text: fact(meaning) }] : [],
      ),
    ],
  })
}

/** Some programs number the rows of a list, too. */
function withoutNumbers(lines: readonly string[]): readonly string[] {
  const isNumbered = lines.length > 1 && lines.every((line, at) => line.startsWith(`${at + 1}. `))
  return isNumbered ? lines.map((line) => line.replace(/^\d+\.\s+/, '')) : lines
}

/** Notes and nutrition stand below the method, under a heading of their own. */
function remarksApart(steps: readonly { name: string; instruction: string }[]) {
  const at = steps.findIndex(({ name }) => REMARKS.test(name))
  const isLast = at > 0 && steps.slice(at + 1).every(({ name }) => name === '' || REMARKS.test(name))
  if (!isLast) return { steps, remarks: [] }
  const remarks = steps.slice(at).map(({ name, instruction }) => ({ title: name, text: instruction }))
  return { steps: steps.slice(0, at), remarks }
}

const parse = lineParser()
const RULE = /^[ \t]*([-=_*~#])\1{2,}[ \t]*$/gm
const BULLET = /^[•▪◦‣☐*–—-]+\s+(?=\S)/
const TITLE = /^(?:recipe|recipe name|title|name|titel|rezept)\s*[:：]\s*(?=\S)/i
const OTHERS = ['rating', 'image', 'notes']
const REMARKS =
  /^(?:notes?|recipe notes|nutrition(?: facts)?|notizen|hinweise?|nährwerte?|notas|note|remarques|opmerkingen)$/i
