import { lexer, type Token, type Tokens } from 'marked'
import type { HelpTopic } from './help-topics.ts'

export interface HelpSection {
  id: string
  /** Empty before the first heading. */
  title: string
  tokens: readonly Token[]
}

export interface HelpPage {
  topic: HelpTopic
  title: string
  /** One sentence for lists. */
  summary: string
  sections: readonly HelpSection[]
}

/** A page begins with `# its title` and one paragraph that says what it is about; `##` begin its sections. */
export function readHelpPage(topic: HelpTopic, markdown: string): HelpPage {
  const tokens = lexer(markdown).filter(({ type }) => type !== 'space')
  const title = tokens[0]?.type === 'heading' ? textOf([tokens[0]]).trim() : ''
  const summary = tokens[1]?.type === 'paragraph' ? textOf([tokens[1]]).trim() : ''
  const sections: HelpSection[] = []
  for (const token of tokens.slice(2)) {
    if (token.type === 'heading') {
      const heading = textOf([token])
      sections.push({ id: slugOf(heading), title: heading, tokens: [] })
    } else {
      const last = sections.pop() ?? { id: '', title: '', tokens: [] }
      sections.push({ ...last, tokens: [...last.tokens, token] })
    }
  }
  return { topic, title, summary, sections }
}

/** What tokens say, without their marks. */
export const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      const inner = innerTokens(token)
      return inner ? `${textOf(inner)}${isBlock(token) ? ' ' : ''}` : 'text' in token ? String(token.text) : ''
    })
    .join('')

/** The tokens that a token is made of. */
export const innerTokens = (token: Token): readonly Token[] | undefined =>
  token.type === 'list' ? (token as Tokens.List).items : 'tokens' in token ? token.tokens : undefined

const isBlock = ({ type }: Token) => type === 'paragraph' || type === 'list_item'

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
