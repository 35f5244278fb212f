import { ingredientOf } from '../../../drafts/read-lines.ts'
import { type RecipeDraft, recipeDraftOf, stepOf } from '../../../drafts/recipe-draft.ts'
import { parseLine } from '../../../lines/parse.ts'
import { factsOf } from '../../../pages/visible/facts.ts'
import { sectionOf } from '../../../pages/visible/section-words.ts'
import { notesOf } from './notes-of.ts'
import { stepsOfTexts } from './steps-of-texts.ts'
import { splitMinutes } from '../../../pages/text/split-minutes.ts'
import { say } from '../../../drafts/said.ts'

/** A recipe that somebody wrote as plain lines: by its headings, else by where the amounts stand. */
export function recipeOfLines(lines: readonly string[]): RecipeDraft {
  const at = (kind: string) => lines.findIndex((line) => sectionOf(line.replaceAll('**', '')) === kind)
  const [list, method] = [at('ingredients'), at('instructions')]
  const headed = list >= 0 && method > list
  const [start, end] = headed ? [list + 1, method] : list >= 0 ? measuredRun(lines, list + 1) : measuredRun(lines, 0)
  if (start === end) return unread(lines)
  const below = lines.slice(headed ? end + 1 : end)
  const notes = below.findIndex((line) => sectionOf(line.replaceAll('**', '')) === 'other')
  const directions = notes < 0 ? below : below.slice(0, notes)
  const preface = lines.slice(0, list >= 0 ? list : start)
  // "Serves 8 | Prep: 20 min" says two things.
  const said = preface.flatMap((line) => line.replaceAll('**', '').split(/\s[|·•]\s/))
  const facts = factsOf(said.map((text) => ({ text: text.trim(), start: 0, end: 0 })))
  return recipeDraftOf({
    name: '',
    description: preface.map((line) => line.replace(/^\*\*([^*]+)\*\*$/, '$1')).join('\n\n'),
    servings: facts.yield.servings,
    servings_text: facts.yield.servings_text,
    ...splitMinutes(facts.minutes),
    ingredients: lines.slice(start, end).map((line) => ingredientOf(line)),
    steps: stepsOfTexts(directions.filter((line) => sectionOf(line) !== 'instructions').map((text) => ({ text }))),
    notes: notes < 0 ? [] : notesOf(['', withoutTitle(below.slice(notes)).join('\n\n')]),
  })
}

/** "Notes" above notes says nothing. */
const withoutTitle = ([first = '', ...others]: readonly string[]): string[] =>
  /^\**(?:notes?|notizen|anmerkungen)\s*:?\**:?$/i.test(first) ? others : [first, ...others]

/** From a line with an amount to before the first sentence; a single one is no list. */
function measuredRun(lines: readonly string[], from: number): [start: number, end: number] {
  const found = lines.slice(from).findIndex(isMeasured)
  if (found < 0) return [from, from]
  const start = from + found
  const sentence = lines.slice(start).findIndex((line) => !isMeasured(line) && isSentence(line))
  const end = sentence < 0 ? lines.length : start + sentence
  return lines.slice(start, end).filter(isMeasured).length > 1 ? [start, end] : [from, from]
}

const isSentence = (line: string): boolean => line.length > 60 || /[.!?]$/.test(line)

const isMeasured = (line: string): boolean => line.length <= 80 && !/[.!?]$/.test(line) && !parseLine(line).no_amount

function unread(lines: readonly string[]): RecipeDraft {
  const instruction = lines.join('\n\n')
  return recipeDraftOf({
    name: '',
    steps: instruction ? [stepOf({ instruction })] : [],
    warnings: instruction ? [say('one_step')] : [],
  })
}
