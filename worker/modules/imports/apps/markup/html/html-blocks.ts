import type { SourceFile } from '../../../files/source-file.ts'
import { textPieces } from '../xml/text-pieces.ts'

interface HtmlBlock {
  html: string
  /** Whether the file ends in the middle of it. */
  isCut: boolean
}

/** No recipe is longer; of one that is, the rest is left out. */
const MAX_BLOCK = 8_000_000
/** An opening tag may be cut in two. */
const LONGEST_OPENING = 1_000

/** A page with all recipes one recipe at a time: from where one opens to where the next does. */
export async function* htmlBlocks(file: SourceFile, opening: RegExp): AsyncGenerator<HtmlBlock> {
  const pattern = new RegExp(opening, 'gi')
  let rest = ''
  let isOpen = false
  for await (const piece of textPieces(file)) {
    let from = Math.max(isOpen ? 1 : 0, rest.length - LONGEST_OPENING)
    rest += piece
    for (;;) {
      pattern.lastIndex = from
      const found = pattern.exec(rest)
      if (!found) break
      if (isOpen) yield { html: rest.slice(0, found.index), isCut: false }
      isOpen = true
      rest = rest.slice(found.index)
      from = 1
    }
    rest = isOpen ? rest.slice(0, MAX_BLOCK) : rest.slice(-LONGEST_OPENING)
  }
  if (isOpen)
    yield {
      html: rest,
      isCut: !/<\/(?:body|html)\b/i.test(rest) && count(rest, /<div\b/gi) > count(rest, /<\/div\b/gi),
    }
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0
