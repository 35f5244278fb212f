import type { Preference } from '../preferences/preference.ts'

export type ListExportPreference = Pick<Preference, 'csv_delim' | 'csv_prefix'>

/** The API trims the prefix, so a space follows it. */
export const linePrefix = ({ csv_prefix: prefix }: ListExportPreference): string => (prefix ? `${prefix} ` : '')

/**
 * RFC 4180 but for the person's delimiter, with the person's prefix before each line. Lines end with CRLF. A cell that a
 * spreadsheet would run as a formula gets an apostrophe.
 */
export const toCsv = (rows: readonly (readonly string[])[], style: ListExportPreference): string =>
  rows
    .map((row) => `${linePrefix(style)}${row.map((cell) => quote(cell, style.csv_delim)).join(style.csv_delim)}\r\n`)
    .join('')

function quote(cell: string, delimiter: string): string {
  const text = /^[=+@\t\r]|^-(?!\d)/.test(cell) ? `'${cell}` : cell
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
