import type { BlockNode, InlineNode } from '../node.ts'
import { maskTemplates, splitMasked, unmask } from '../template/template.mask.ts'
import { convertBlocks } from './block.convert.ts'
import { lexMarkdown } from './markdown.lex.ts'
import type { MarkdownReading } from './reading.ts'
import { chunkSource } from './source.chunk.ts'
import { cleanSource } from './source.clean.ts'
import { tameSource } from './source.tame.ts'
import { finishText } from './text.finish.ts'

/** Reads Markdown into a safe tree. `expand` gives the nodes of each template, by default the template as text. */
export function readMarkdown(
  text: string,
  expand: (template: string) => InlineNode[] = (template) => [{ kind: 'text', text: template }],
): BlockNode[] {
  const masked = maskTemplates(cleanSource(text))
  const reading: MarkdownReading = {
    expand: (index) => expand(masked.templates[index] ?? ''),
    written: (part) => unmask(part, masked.templates),
  }
  return chunkSource(tameSource(masked.text)).flatMap((chunk) => readChunk(chunk, reading))
}

function readChunk(chunk: string, reading: MarkdownReading): BlockNode[] {
  try {
    return convertBlocks(lexMarkdown(chunk), reading)
  } catch {
    // Whatever the Markdown reader cannot take is still a text that somebody has to be able to read.
    return plainParagraphs(chunk, reading)
  }
}

function plainParagraphs(source: string, reading: MarkdownReading): BlockNode[] {
  return source.split(/\n{2,}/).flatMap((paragraph): BlockNode[] => {
    const nodes = splitMasked(paragraph.trim()).flatMap((piece, at): InlineNode[] =>
      at % 2 === 1 ? reading.expand(Number(piece)) : [{ kind: 'text', text: piece }],
    )
    const children = finishText(nodes)
    return children.length > 0 ? [{ kind: 'paragraph', children }] : []
  })
}
