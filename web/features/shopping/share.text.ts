import type { ShelfSection } from './line/section.ts'
import type { ListLine } from './line/line.ts'

/** The list for a message or a note: a section per paragraph, a thing per line. */
export const shareText = (
  sections: readonly ShelfSection[],
  titleOf: (section: ShelfSection) => string,
  lineText: (line: ListLine) => string,
): string =>
  sections
    .map((section) => [section, section.lines.filter(({ isDone }) => !isDone)] as const)
    .filter(([, lines]) => lines.length > 0)
    .map(([section, lines]) =>
      [...(sections.length > 1 ? [titleOf(section)] : []), ...lines.map((line) => `- ${lineText(line)}`)].join('\n'),
    )
    .join('\n\n')
