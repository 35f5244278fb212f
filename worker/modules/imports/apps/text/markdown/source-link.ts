import type { DraftNote } from '../../../drafts/recipe-draft.ts'
import type { MarkdownFacts } from './markdown-facts.ts'

/** Where a recipe is from: a link in the text of a source is its address. `unplaced` has an author beside a source. */
export function sourceIn(facts: MarkdownFacts): { source: string; source_url: string; unplaced: DraftNote[] } {
  const author = facts.get('author') ?? ''
  const written = facts.get('source') ?? ''
  const [link = '', label = '', target = ''] = /\[([^\][\n]{0,200})\]\((https?:[^()\s]+)\)/.exec(written) ?? []
  const bare = link ? '' : (/^https?:\/\/\S+$|https?:\/\/[^\s<>)]+/.exec(written)?.[0] ?? '')
  const rest = written.replace(link || bare, link ? label : '')
  const words = bare
    ? rest
        .replace(/<>|\(\)/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,:–-]+|[\s,:–-]+$/g, '')
    : rest.trim()
  const named = /^https?:/.test(words) ? '' : words
  const url = (facts.get('url') ?? '').replace(/^.*?\((https?:[^()\s]+)\).*$|^<(.*)>$/, '$1$2')
  return {
    source: named || author,
    source_url: url || target || bare,
    unplaced: named && author && author !== named ? [{ title: 'Author', text: author }] : [],
  }
}
