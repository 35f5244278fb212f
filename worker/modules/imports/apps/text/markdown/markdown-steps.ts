import type { Token, Tokens } from 'marked'
import { type DraftStep, stepOf } from '../../../drafts/recipe-draft.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { headingText } from '../../../lines/heading-text.ts'
import { blocksOf, markdownOf, picturesIn, plainOf } from './markdown-tokens.ts'
import { type Said } from '../../../drafts/said.ts'

/** A step for each paragraph and each entry of a list; a heading names the one below it. */
export function markdownSteps(blocks: readonly Token[], files: readonly SourceFile[]) {
  const steps: DraftStep[] = []
  const warnings: Said[] = []
  let name = ''
  for (const token of blocks.flatMap(entriesOf).flatMap(parted)) {
    const title =
      token.type === 'heading' ? plainOf(token) : token.type === 'paragraph' ? headingText(token.raw.trim()) : null
    if (title !== null) {
      name = [name, title].filter(Boolean).join(': ')
      continue
    }
    const found = picturesIn([token], files)
    const instruction = textOf(token)
    const before = steps.at(-1)
    warnings.push(...found.warnings)
    if (instruction) {
      steps.push(stepOf({ name, instruction, pictures: found.pictures }))
      name = ''
    } else if (before && name === '') before.pictures.push(...found.pictures)
    else if (found.pictures.length > 0) steps.push(stepOf({ name, instruction, pictures: found.pictures }))
  }
  if (name) steps.push(stepOf({ instruction: name }))
  return { steps, warnings }
}

const entriesOf = (token: Token): Token[] =>
  token.type === 'list' ? (token as Tokens.List).items : token.type === 'hr' ? [] : [token]

/** A heading right above a text, without an empty line, and lines that are each a sentence. */
function parted(token: Token): Token[] {
  const [first = '', ...others] = token.type === 'paragraph' ? token.raw.trim().split('\n') : []
  const below = others.join('\n').trim()
  if (below !== '' && headingText(first.trim()) !== null) return [...blocksOf(first), ...blocksOf(below)]
  const isEachOne = below !== '' && [first, ...others].every((line) => SENTENCE.test(line.trim()))
  return isEachOne ? [first, ...others].flatMap(blocksOf) : [token]
}

const SENTENCE = /^[\p{Lu}\d][^\n]*[.!]$/u

/** An entry without its number, its wrapped lines as one; lists within it, and lines that somebody ended, stay. */
function textOf(token: Token): string {
  const text = markdownOf(token)
  if (token.type !== 'list_item') return text
  return text
    .replace(/^(?:[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/, '')
    .replace(WRAPPED, '$1 ')
    .replace(/\n[ \t]{2,4}(?=\S)/g, '\n')
    .trim()
}

/** Programs break lines that are long, people where a sentence ends. */
const WRAPPED = /(?<=[^\n]{50})([^\n.!?:;])\n[ \t]*(?![-*+>|#`\s]|\d+[.)][ \t])/g
