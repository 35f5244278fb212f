/** A text in one line that Markdown shows as it is. */
export const plainMarkdown = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>#&~|]/g, '\\$&')
    .replace(/^([-+])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')

/** A text of several lines as an entry of a list, whose further lines stand below its first. */
export const indented = (text: string, width: number): string => text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(width)}`)

/** Markdown that may stand above headings and rules of ours, without any of its own. */
export const withoutHeadings = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => !/^ {0,3}(?:([-*_])[ \t]*(?:\1[ \t]*){2,}|=+[ \t]*|-+[ \t]*)$/.test(line))
    .map((line) => line.replace(/^ {0,3}#{1,6}[ \t]+/, ''))
    .join('\n')
    .trim()

/** A path within the archive as the target of a link, which holds spaces and any letters as they are. */
export const addressOf = (path: string): string => `<${path}>`
