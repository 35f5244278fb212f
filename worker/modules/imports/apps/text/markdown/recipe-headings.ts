import { type SectionKind, sectionOf } from '../../../pages/visible/section-words.ts'
import { endingOf, type SourceFile } from '../../../files/source-file.ts'
import { isIngredientTable } from './table-rows.ts'
import { frontMatter } from './front-matter.ts'

export const isMarkdown = (file: SourceFile): boolean => ['.md', '.markdown', '.mdx'].includes(endingOf(file))

/** Whether the text below the values has a heading for ingredients, or one for the method of what the values list. */
export function hasRecipeHeadings(head: string, file: SourceFile): boolean {
  const above = frontMatter(head)
  if (above === null && /^\s*---[ \t]*\n/.test(head)) return false
  const kinds = kindsIn(above?.body ?? head, isMarkdown(file))
  const isListed = above !== null && Object.keys(above.values).some((key) => sectionOf(key) === 'ingredients')
  return kinds.has('ingredients') || (kinds.has('instructions') && (isListed || (isMarkdown(file) && hasAmounts(head))))
}

/** A list of amounts, or a table of them. */
const hasAmounts = (head: string): boolean =>
  /^[-*+][ \t]+(?:\[[ xX]\][ \t]+)?[\d½¼¾⅓⅔]/m.test(head) ||
  [...head.matchAll(/^\|(.{1,300})\|[ \t]*\n\|[ \t:|-]{3,300}$/gm)].some(([, cells = '']) =>
    isIngredientTable(cells.split('|').map((cell) => cell.trim())),
  )

/** Headings, and in a file of Markdown what stands in bold, or alone before a colon. */
function kindsIn(body: string, isOwn: boolean): ReadonlySet<SectionKind | null> {
  const titles = [...body.matchAll(/^#{1,6}[ \t]+(.{1,90}?)[ \t#]{0,90}$|^(.{3,60})\n(?:={3,}|-{3,})[ \t]*$/gm)]
  const labels = isOwn
    ? [
        ...body.matchAll(
          /^(?:[^\p{L}\p{N}\s*_-]{0,4} ?(?:\*\*|__)(.{3,60}?)(?:\*\*|__)[ \t]*:?|(\p{L}[\p{L} ]{2,40}):)[ \t]*$/gmu,
        ),
      ]
    : []
  return new Set([...titles, ...labels].map(([, one, other]) => sectionOf(one ?? other ?? '')))
}
