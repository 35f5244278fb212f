import { type LineOptions, parseLine } from '#worker/modules/imports/lines/parse.ts'

/** The parts of a line in one string, "2-3 | cups | water | warm"; `-` stands for none. */
export function said(text: string, options?: LineOptions): string {
  const line = parseLine(text, options)
  if (line.is_header) return `heading ${line.note}`
  const amount = line.no_amount ? '-' : Number(line.amount.toFixed(3))
  const range = line.amount_max === null ? '' : `-${Number(line.amount_max.toFixed(3))}`
  return `${amount}${range} | ${line.unit ?? '-'} | ${line.food ?? '-'} | ${line.note || '-'}`
}
