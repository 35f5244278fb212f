import type { RecipeRow } from './recipe-row.ts'
import { rowText } from './row-text.ts'

/** A line for each row, headings as the app marks them. */
export const rowLines = (rows: readonly RecipeRow[], markHeading: (heading: string) => string): string[] =>
  rows.map((row) => ('heading' in row ? markHeading(row.heading) : withoutColon(rowText(row))))

export const withColon = (heading: string): string => `${heading.replace(/[\s:：]+$/, '')}:`

/** A colon at the end would make it a heading. */
export const withoutColon = (line: string): string => line.replace(/[\s:：]+$/, '')
