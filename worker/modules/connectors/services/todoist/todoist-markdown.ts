/**
 * Titles and descriptions of Todoist are Markdown. Escaped is what would format something where it stands, so that a title
 * looks there as it was written here. A star is always escaped: at the beginning it makes a heading that nobody can complete.
 */
export const escapeMarkdown = (text: string): string =>
  text.replace(
    /\\(?=[!-/:-@[-`{-~])|[*`[\]]|&(?=#?\w{1,40};)|~(?=~)|(?<=~)~|_(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_/gu,
    '\\$&',
  )

/** What people see of such a text. Code keeps its backslashes there; here it does not, as hardly anybody shops for code. */
export const plainOfMarkdown = (text: string): string => plain(text, MAX_NESTING)

export const isHeading = (content: string): boolean => content.startsWith('* ')

const MAX_NESTING = 4

const FORMATTED = new RegExp(
  [
    // An escape.
    String.raw`\\([!-/:-@[-\u0060{-~])`,
    // A link or a picture.
    String.raw`!?\[((?:\\.|[^\]\\[]){0,500})\]\((?:\\.|[^()\\\s]){0,2000}\)`,
    String.raw`(\*\*\*|\*\*|\*|~~|\u0060)(?=\S)((?:\\.|(?!\3)[^\\\n]){1,500}?)(?<=\S)\3`,
    String.raw`(?<![\p{L}\p{N}])(__|_)(?=\S)((?:\\.|(?!\5)[^\\\n]){1,500}?)(?<=\S)\5(?![\p{L}\p{N}])`,
  ].join('|'),
  'gsu',
)

const plain = (text: string, nesting: number): string =>
  text.replace(
    FORMATTED,
    (
      whole: string,
      escaped: string | undefined,
      linked: string | undefined,
      _mark: string | undefined,
      marked: string | undefined,
      _low: string | undefined,
      underlined: string | undefined,
    ) => {
      if (escaped !== undefined) return escaped
      const inner = linked ?? marked ?? underlined
      return inner === undefined || nesting === 0 ? whole : plain(inner, nesting - 1)
    },
  )
