import type { Token, Tokens } from 'marked'
import { type DraftStep, stepOf } from '../../../drafts/recipe-draft.ts'
import type { SourceFile } from '../../../files/source-file.ts'
import { markdownOf, picturesIn, plainOf } from './markdown-tokens.ts'

/** A step for each paragraph and each entry of a list; a heading names the one below it. */
export function markdownSteps(blocks: readonly Token[], files: readonly SourceFile[]) {
  const steps: DraftStep[] = []
  const warnings: string[] = []
  let name = ''
  for (const token of blocks.flatMap(entriesOf)) {
    if (token.type === 'heading') {
      name = [name, plainOf(token)].filter(Boolean).join(': ')
      continue
    }
    const found = picturesIn([token], files)
    const instruction = textOf(token)
    warnings.push(...found.warnings)
    if (instruction || found.pictures.length > 0) steps.push(stepOf({ name, instruction, pictures: found.pictures }))
    if (instruction) name = ''
  }
  if (name) steps.push(stepOf({ instruction: name }))
  return { steps, warnings }
}

const entriesOf = (token: Token): Token[] =>
  token.type === 'list' ? (token as Tokens.List).items : token.type === 'hr' ? [] : [token]

/** An entry without its number. */
function textOf(token: Token): string {
  const text = markdownOf(token)
  return token.type === 'list_item' ? text.replace(/^(?:[-*+]|\d+[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/, '') : text
}
