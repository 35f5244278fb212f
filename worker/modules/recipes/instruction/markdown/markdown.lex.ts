import { getDefaults, Lexer, type Token } from 'marked'
import { isTame } from './paragraph.tame.ts'
import { RecipeTokenizer } from './recipe.tokenizer.ts'

/** The Markdown tokens of a tamed source. Paragraphs that are not tame come as one text token each. */
export function lexMarkdown(source: string): Token[] {
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
