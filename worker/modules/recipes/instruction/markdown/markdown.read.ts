import type { BlockNode, InlineNode } from '../node.ts'
import { maskTemplates, splitMasked, unmask, MARKER_GUARD } from '../template/mask-template.ts'
import { convertBlocks } from './convert-blocks.ts'
import type { TemplateReader } from './template-reader.ts'
import { chunkSource } from './chunk-source.ts'
import { cleanSource } from './clean-source.ts'
import { finishText } from './finish-text.ts'
import { getDefaults, Lexer, type Token, Tokenizer, type Tokens } from 'marked'
import { safeLink } from './safe-link.ts'

/** `expand` gives the nodes of a template, by default its source as text. */
export function readMarkdown(
  text: string,
  expand: (template: string) => InlineNode[] = (template) => [{ kind: 'text', text: template }],
): BlockNode[] {
  const masked = maskTemplates(cleanSource(text))
  const reading: TemplateReader = {
    expand: (index) => expand(masked.templates[index] ?? ''),
    restoreTemplates: (part) => unmask(part, masked.templates),
  }
  return chunkSource(tameSource(masked.text)).flatMap((chunk) => readChunk(chunk, reading))
}

function readChunk(chunk: string, reading: TemplateReader): BlockNode[] {
  try {
    return convertBlocks(lexMarkdown(chunk), reading)
  } catch {
    // Text that the Markdown reader cannot take must stay readable.
    return plainParagraphs(chunk, reading)
  }
}

function plainParagraphs(source: string, reading: TemplateReader): BlockNode[] {
  return source.split(/\n{2,}/).flatMap((paragraph): BlockNode[] => {
    const nodes = splitMasked(paragraph.trim()).flatMap((piece, at): InlineNode[] =>
      at % 2 === 1 ? reading.expand(Number(piece)) : [{ kind: 'text', text: piece }],
    )
    const children = finishText(nodes)
    return children.length > 0 ? [{ kind: 'paragraph', children }] : []
  })
}

function lexMarkdown(source: string): Token[] {
  const lexer = new Lexer({ ...getDefaults(), breaks: true, tokenizer: new RecipeTokenizer() })
  const tokens = lexer.blockTokens(source, lexer.tokens)
  for (const run of lexer.inlineQueue) {
    lexer.state.inLink = false
    lexer.state.inRawBlock = false
    if (isTame(run.src)) lexer.inlineTokens(run.src, run.tokens)
    else run.tokens.push({ type: 'text', raw: run.src, text: run.src })
  }
  return tokens
}

/** Beyond these bounds, inline Markdown takes quadratic time. */
function isTame(paragraph: string): boolean {
  let delimiters = 0
  let word = 0
  for (const character of paragraph) {
    word = SPACE.includes(character) ? 0 : word + 1
    if (DELIMITERS.includes(character)) delimiters++
    if (word > MAX_WORD || delimiters > MAX_DELIMITERS) return false
  }
  return true
}

const MAX_WORD = 1000

const MAX_DELIMITERS = 240

const SPACE = ' \n\t'

const DELIMITERS = '*_~`[]!<\\'

/**
 * Cuts what makes a Markdown reader slow or its stack deep: containers nested beyond `MAX_MARKERS` on one line, long
 * runs of spaces, rules of many spaced dashes.
 */
function tameSource(source: string): string {
  return source
    .replace(LONG_SPACES, (run) => run.slice(0, MAX_SPACES))
    .replace(SPACED_RULE, '***')
    .replace(DEEP_MARKERS, `$1 ${MARKER_GUARD}`)
}

const MAX_MARKERS = 16

const MAX_SPACES = 64

const LONG_SPACES = new RegExp(`[ \\t]{${MAX_SPACES + 1},}`, 'g')

const SPACED_RULE = /^ {0,3}([-*_])(?:[ \t]{1,64}\1){16,}[ \t]*$/gm

const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`

const DEEP_MARKERS = new RegExp(`^((?:${MARKER}){${MAX_MARKERS}})(?=[ \\t]*[>\\-+*\\d])`, 'gm')

class RecipeTokenizer extends Tokenizer {
  /** Indented lines are pasted steps, never code. */
  override code(): undefined {
    return undefined
  }

  /** Inline reading handles raw tags, and knows the few harmless ones. */
  override html(): undefined {
    return undefined
  }

  /** "[Note]: chill" is a sentence; only an address defines a link. */
  override def(source: string): Tokens.Def | undefined {
    const definition = super.def(source)
    return definition && safeLink(definition.href) ? definition : undefined
  }

  /** One tilde means "about": "~20 minutes at ~180". */
  override del(source: string, masked: string, previous?: string): Tokens.Del | undefined {
    return source.startsWith('~~') ? super.del(source, masked, previous) : undefined
  }
}
