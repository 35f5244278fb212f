import { lineParser } from '../../lines/parse.ts'
import { splitText } from '../../lines/text/split-text.ts'
import { emptyPageDraft, type PageDraft } from '../page-draft.ts'
import { groupIngredients } from '../text/ingredient-lines.ts'
import { lineKey } from '../text/word-overlap.ts'
import { captionLines } from './caption-lines.ts'

const MIN_INGREDIENTS = 2
const MIN_METHOD = 20
const MAX_NAME = 100

/** A text that holds a whole recipe, read as pasted text is. Null where it has not both ingredients and steps. */
export function captionDraft(text: string, title: string): PageDraft | null {
  if (text.length < MIN_METHOD) return null
  const { lines, tags } = captionLines(text)
  const read = splitText(lines.join('\n'), lineParser())
  const method = read.steps.reduce((sum, { instruction }) => sum + instruction.length, 0)
  if (read.ingredients.length < MIN_INGREDIENTS || method < MIN_METHOD) return null
  return {
    ...emptyPageDraft(),
    name: isPartOf(title, text) ? nameIn(read.name) : '',
    description: read.description,
    yield: { servings: read.servings ?? null, servings_text: read.servingsText ?? '', raw: '' },
    minutes: { prep: read.workingTime ?? 0, cook: read.waitingTime ?? 0, total: read.totalTime ?? 0 },
    keywords: tags,
    ingredients: groupIngredients(read.ingredients.map((line) => ({ group: null, line }))),
    steps: [...read.steps],
  }
}

/** A title may be who wrote it, and the beginning of what. */
function isPartOf(title: string, text: string): boolean {
  const beginning = lineKey(text).slice(0, 12)
  return title === '' || (beginning !== '' && lineKey(title).includes(beginning))
}

/** The first sentence of a first line, without signs around it. */
const nameIn = (line: string): string =>
  (/^.{3,}?(?=[.!?…|]\s|$)/u.exec(line)?.[0] ?? line)
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})!?]+$/gu, '')
    .slice(0, MAX_NAME)
