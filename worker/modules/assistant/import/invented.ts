import type { ReadDraft } from './draft-question.ts'
import { numbersIn, wordsIn } from './source-words.ts'

/** What a model wrote although the source does not say it. */
export interface Invented {
  part: 'name' | 'ingredient' | 'amount' | 'step'
  /** Of the line or step in the draft, from 0; 0 for the name. */
  position: number
  text: string
  reason: string
}

const REASONS = {
  name: 'Its words are not in the source.',
  ingredient: 'This food is not in the source.',
  amount: 'This amount is not in the source.',
  step: 'Most of its words are not in the source.',
}

/** Of a name or a sentence, so many of its words have to be in the source: some are put in another form. */
const LEAST_KNOWN = 0.6

/** Compares a draft with the text that it was read from. */
export function inventedIn(draft: ReadDraft, source: string): Invented[] {
  const words = wordsIn(source)
  const numbers = numbersIn(source)
  const found = (part: Invented['part'], position: number, text: string): Invented => ({
    part,
    position,
    text,
    reason: REASONS[part],
  })
  return [
    ...(knownShare(draft.name, words) < LEAST_KNOWN ? [found('name', 0, draft.name)] : []),
    ...draft.ingredients.flatMap(({ line }, i) => [
      ...(knownShare(line, words) < LEAST_KNOWN ? [found('ingredient', i, line)] : []),
      ...([...numbersIn(line)].some((number) => !numbers.has(number)) ? [found('amount', i, line)] : []),
    ]),
    ...draft.steps.flatMap(({ instruction }, i) =>
      sentencesIn(instruction)
        .filter((sentence) => knownShare(sentence, words) < LEAST_KNOWN || hasOtherNumber(sentence, numbers))
        .map((sentence) => found('step', i, sentence)),
    ),
  ]
}

/** All of a draft that had no source. */
export const allInvented = ({ name, ingredients, steps }: ReadDraft): Invented[] => [
  { part: 'name', position: 0, text: name, reason: REASONS.name },
  ...ingredients.map(({ line }, position) => ({
    part: 'ingredient' as const,
    position,
    text: line,
    reason: REASONS.ingredient,
  })),
  ...steps.map(({ instruction }, position) => ({
    part: 'step' as const,
    position,
    text: instruction,
    reason: REASONS.step,
  })),
]

const hasOtherNumber = (text: string, numbers: ReadonlySet<string>) =>
  [...numbersIn(text)].some((number) => !numbers.has(number))

function knownShare(text: string, source: ReadonlySet<string>): number {
  const words = [...wordsIn(text)].filter((word) => word.length >= MIN_WORD)
  if (words.length === 0) return 1
  return words.filter((word) => source.has(word)).length / words.length
}

const MIN_WORD = 3

const sentencesIn = (text: string): string[] => text.split(/(?<=[.!?])\s+|\n+/).filter((one) => /\p{L}/u.test(one))
