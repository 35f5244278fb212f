import { Tokenizer, type Tokens } from 'marked'
import { safeLink } from './safe-link.ts'

export class RecipeTokenizer extends Tokenizer {
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
