import type { Token, Tokens } from 'marked'
import { type SectionKind, sectionOf } from '../../../pages/visible/section-words.ts'
import { plainOf } from './markdown-tokens.ts'

/** What a heading says of what stands below it. */
export const kindOf = (token: Token): SectionKind | null =>
  token.type === 'heading' ? sectionOf(plainOf(token)) : null

export const isTitle = (token: Token, depth = 1): boolean =>
  token.type === 'heading' && (token as Tokens.Heading).depth === depth && kindOf(token) === null

/**
 * The recipes of a file: each has a title of the first rank, or of the second one below the name of a collection, and a list
 * of its own. Below the name of a recipe, titles of the second rank are those of its parts.
 */
export function recipesIn(blocks: Token[], isUntitled: boolean): Token[][] {
  const titles = blocks.filter((token) => isTitle(token))
  const [first] = titles
  const isCollection = first === undefined ? isUntitled : COLLECTION.test(plainOf(first))
  if (titles.length > 1) return apart(blocks, 1, ['ingredients']) ?? [blocks]
  const kinds: SectionKind[] = first === undefined ? ['ingredients', 'instructions'] : ['ingredients']
  return (
    (isCollection
      ? apart(
          blocks.filter((token) => token !== first),
          2,
          kinds,
        )
      : null) ?? [blocks]
  )
}

const COLLECTION =
  /(?:^|[^\p{L}])(?:recipes|cook ?book|rezepte|kochbuch|recettes|recetas|ricette|receitas)(?!\p{L})|rezepte$/iu

/** Null where a part is none by itself. */
function apart(blocks: Token[], depth: number, kinds: readonly SectionKind[]): Token[][] | null {
  const starts = blocks.flatMap((token, at) => (isTitle(token, depth) ? [at] : []))
  const parts = starts.map((start, at) => blocks.slice(at === 0 ? 0 : start, starts[at + 1]))
  const isEach = parts.every((part) => kinds.every((kind) => part.some((token) => kindOf(token) === kind)))
  return parts.length > 1 && isEach ? parts : null
}
