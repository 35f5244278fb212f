import type { BlockNode, InlineNode } from '../node.ts'
import { maskTemplates, splitMasked } from '../template/mask-template.ts'
import { cleanSource } from './clean-source.ts'
import { finishText } from './finish-text.ts'
import { trimLine } from './trim-line.ts'

/** Whether Markdown sees nothing but sentences with **strong words** in `text`; where in doubt, no. */
export const isPlainText = (text: string): boolean =>
  text.length <= MAX_LENGTH &&
  !WILD.test(text) &&
  !MARKED.test(maskTemplates(cleanSource(text)).text.replace(STRONG, '$1'))

/** Answers what `readMarkdown` does for a plain text, without the 15 KB of a Markdown reader. */
export function readPlainText(text: string, expand: (template: string) => InlineNode[]): BlockNode[] {
  const masked = maskTemplates(cleanSource(text))
  return masked.text.split(BLANK_LINES).flatMap((paragraph): BlockNode[] => {
    const nodes = (part: string) =>
      splitMasked(part).flatMap((piece, at) =>
        at % 2 === 1 ? expand(masked.templates[Number(piece)] ?? '') : lines(piece),
      )
    const pieces = paragraph.split(STRONG).map(nodes)
    const marked = pieces.flatMap((piece, at): InlineNode[] =>
      at % 2 === 1 ? [{ kind: 'strong', children: piece }] : piece,
    )
    const children = trimLine(finishText(marked))
    return children.length > 0 ? [{ kind: 'paragraph', children }] : []
  })
}

const lines = (text: string): InlineNode[] =>
  text
    .split('\n')
    .flatMap((line, row): InlineNode[] => [
      ...(row === 0 ? [] : [{ kind: 'break' } as const]),
      { kind: 'text', text: line },
    ])

/** Longer texts are read in pieces. */
const MAX_LENGTH = 8000

/** Beyond these bounds `readMarkdown` leaves signs as they are. */
const WILD = /\S{900}|(?:[*!][^*!]*){200}/

const BLANK_LINES = /\n *\n/

const MARKED = /[*_~`[\]<>\\|&#@\t]|:\/\/|www\.|^ *(?:[-+=]|\d+[.)])|^ {4}/im

const STRONG = /(?<=^|[\s(])\*\*([\p{L}\p{N}](?:[^*\n]*[\p{L}\p{N}])?)\*\*(?=$|[\s.,;:!?)])/gu
