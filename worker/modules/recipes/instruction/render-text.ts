import { inflect } from './inflect-name.ts'
import type { InlineNode, InstructionNode } from './node.ts'

/**
 * For exports, search, names of timers and screen readers. `number` writes an amount; names follow the amount times
 * `factor`.
 */
export function renderText(
  tree: readonly InstructionNode[],
  number: (value: number) => string = String,
  factor = 1,
): string {
  const inline = (nodes: readonly InlineNode[]): string => nodes.map(text).join('')
  const blocks = (nodes: readonly InstructionNode[]): string => nodes.map(text).filter(Boolean).join('\n')

  function text(node: InstructionNode): string {
    switch (node.kind) {
      case 'paragraph':
      case 'heading':
      case 'emphasis':
      case 'strong':
      case 'deleted':
      case 'subscript':
      case 'superscript':
      case 'link':
      case 'ingredient':
        return inline(node.children)
      case 'blockquote':
        return blocks(node.children)
      case 'list':
        return node.items
          .map((item, at) => `${node.ordered ? `${node.start + at}.` : '•'} ${blocks(item.children)}`)
          .join('\n')
      case 'table':
        return [node.header, ...node.rows].map((cells) => cells.map(inline).join('\t')).join('\n')
      case 'text':
      case 'code':
      case 'code-block':
      case 'duration':
        return node.text
      case 'number':
        return number(node.value * factor)
      case 'name':
        return inflect(node.singular, node.plural, node.amount === null ? null : node.amount * factor)
      case 'break':
        return '\n'
      case 'image':
        return node.alt
      case 'missing':
      case 'rule':
        return ''
    }
  }

  const isInline = tree.every((node) => INLINE.has(node.kind))
  return isInline ? inline(tree as readonly InlineNode[]) : blocks(tree)
}

const INLINE: ReadonlySet<InstructionNode['kind']> = new Set([
  ...(['text', 'break', 'emphasis', 'strong', 'deleted', 'subscript', 'superscript', 'code', 'link'] as const),
  ...(['image', 'number', 'name', 'ingredient', 'missing', 'duration'] as const),
])
