import { type SectionKind, sectionOf } from '../../../pages/visible/section-words.ts'
import { endingOf, type SourceFile } from '../../../files/source-file.ts'
import { frontMatter } from './front-matter.ts'

export const isMarkdown = (file: SourceFile): boolean => ['.md', '.markdown', '.mdx'].includes(endingOf(file))

/** Whether the text below the values has a heading for ingredients, or one for the method of what the values list. */
export function hasRecipeHeadings(head: string, file: SourceFile): boolean {
  const above = frontMatter(head)
  if (above === null && /^\s*---[ \t]*\n/.test(head)) return false
  const kinds = kindsIn(above?.body ?? head, isMarkdown(file))
  const isListed = above !== null && Object.keys(above.values).some((key) => sectionOf(key) === 'ingredients')
  return kinds.has('ingredients') || (isListed && kinds.has('instructions'))
}

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
