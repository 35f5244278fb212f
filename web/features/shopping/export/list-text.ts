import { linePrefix, type ListExportPreference, toCsv } from '#web/lib/format/csv.ts'

export const exportFormats = ['text', 'markdown', 'table', 'csv'] as const

export type ExportFormat = (typeof exportFormats)[number]

/** An amount of a food; a food with two units that do not convert has two rows. */
export interface ExportRow {
  section: string
  amount: string
  unit: string
  food: string
  /** For which recipe, meal or person, as the list shows it. */
  info: string
}

/** The prefix stands before each line, in place of the format's own mark. */
export interface ExportStyle extends ListExportPreference {
  /** Titles of the columns, in the order of the cells. */
  head: Readonly<Record<keyof ExportRow, string>>
}

const columns = ['section', 'amount', 'unit', 'food', 'info'] as const

export function listText(rows: readonly ExportRow[], format: ExportFormat, style: ExportStyle): string {
  switch (format) {
    case 'text':
      return inSections(rows, (section) => section, linePrefix(style) || '- ')
    case 'markdown':
      return inSections(
        rows,
        (section) => `## ${escapeMarkdown(section)}`,
        linePrefix(style) || '- [ ] ',
        escapeMarkdown,
      )
    case 'table':
      return table(rows, style)
    case 'csv':
      return toCsv(
        [style.head, ...rows].map((row) => columns.map((column) => row[column])),
        style,
      )
  }
}

function inSections(
  rows: readonly ExportRow[],
  titleOf: (section: string) => string,
  prefix: string,
  escape: (text: string) => string = (text) => text,
): string {
  const sections = [...Map.groupBy(rows, ({ section }) => section)]
  return sections
    .map(([section, lines]) =>
      [
        ...(sections.length > 1 ? [titleOf(section)] : []),
        ...lines.map(({ amount, unit, food }) => prefix + escape([amount, unit, food].filter(Boolean).join(' '))),
      ].join('\n'),
    )
    .join('\n\n')
}

function table(rows: readonly ExportRow[], { head }: ExportStyle): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeMarkdown).join(' | ')} |`
  return [
    line(columns.map((column) => head[column])),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => row[column]))),
  ].join('\n')
}

const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>|#]/g, '\\$&').replaceAll('\n', ' ')
