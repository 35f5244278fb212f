import type { MarkedToken, Token, Tokens } from 'marked'
import type { BlockNode } from '../node.ts'
import { convertFlow } from './convert-flow.ts'
import { convertLine } from './convert-inline.ts'
import type { TemplateReader } from './template-reader.ts'

export const convertBlocks = (tokens: readonly Token[], reading: TemplateReader): BlockNode[] =>
  tokens.flatMap((token) => convertBlock(token as MarkedToken, reading))

function convertBlock(token: MarkedToken, reading: TemplateReader): BlockNode[] {
  switch (token.type) {
    case 'paragraph':
      return convertFlow(token.tokens, reading)
    case 'text':
      return convertFlow(token.tokens ?? [token], reading)
    case 'heading': {
      const children = convertLine(token.tokens, reading)
      return children.length > 0 ? [{ kind: 'heading', level: levelOf(token.depth), children }] : []
    }
    case 'list':
      return [
        {
          kind: 'list',
          ordered: token.ordered,
          start: token.start === '' ? 1 : token.start,
          loose: token.loose,
          items: token.items.map((item) => ({
            checked: item.task ? item.checked === true : null,
            children: convertBlocks(item.tokens, reading),
          })),
        },
      ]
    case 'blockquote':
      return [{ kind: 'blockquote', children: convertBlocks(token.tokens, reading) }]
    case 'code':
      return [{ kind: 'code-block', language: languageOf(token), text: reading.restoreTemplates(token.text) }]
    case 'table': {
      const cells = (row: Tokens.TableCell[]) => row.map((cell) => convertLine(cell.tokens, reading))
      return [{ kind: 'table', align: token.align, header: cells(token.header), rows: token.rows.map(cells) }]
    }
    case 'hr':
      return [{ kind: 'rule' }]
    case 'space':
    case 'def':
    case 'checkbox':
      return []
    default:
      return convertFlow([token], reading)
  }
}

function levelOf(depth: number): 1 | 2 | 3 | 4 | 5 | 6 {
  return LEVELS[depth - 1] ?? 6
}

const languageOf = (code: Tokens.Code): string | null => LANGUAGE.exec(code.lang ?? '')?.[0] ?? null

const LEVELS = [1, 2, 3, 4, 5, 6] as const
const LANGUAGE = /^[\w+#-]{1,32}/
