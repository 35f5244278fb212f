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

export interface ExportStyle {
  /** Between the cells of CSV. */
  delimiter: string
  /** Before each line, in place of the format's own mark. */
  prefix: string
  /** Titles of the columns, in the order of the cells. */
  head: Readonly<Record<keyof ExportRow, string>>
}

const columns = ['section', 'amount', 'unit', 'food', 'info'] as const

export function listText(rows: readonly ExportRow[], format: ExportFormat, style: ExportStyle): string {
  switch (format) {
    case 'text':
      return inSections(rows, (section) => section, style.prefix || '- ')
    case 'markdown':
      return inSections(rows, (section) => `## ${escapeMarkdown(section)}`, style.prefix || '- [ ] ', escapeMarkdown)
    case 'table':
      return table(rows, style)
    case 'csv':
      return csv(rows, style)
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

/** RFC 4180, with the person's delimiter. */
function csv(rows: readonly ExportRow[], { delimiter, prefix, head }: ExportStyle): string {
  const cell = (text: string) => {
    const plain = FORMULA.test(text) ? `'${text}` : text
    return plain.includes(delimiter) || /["\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
  }
  const line = (cells: readonly string[]) => cells.map(cell).join(delimiter)
  return [
    line(columns.map((column) => head[column])),
    ...rows.map((row) => prefix + line(columns.map((column) => row[column]))),
  ].join('\r\n')
}

/** Spreadsheets run a cell that begins so, and any member of the household may name a food. */
const FORMULA = /^[=+\-@\t]/

const escapeMarkdown = (text: string) => text.replace(/[\\`*_{}[\]<>|#]/g, '\\$&').replaceAll('\n', ' ')
