import type { Token, Tokens } from 'marked'
import { markdownOf, plainOf } from './markdown-tokens.ts'

export const isNutrition = (heading: string): boolean =>
  /^(?:nutrition|nutritional|nutrients|n[äa]hrwerte?|valeurs nutritionnelles|macros)\b/i.test(
    heading.replace(/^[^\p{L}]+/u, ''),
  )

/** Lines of "name: value"; a table has names above its values, or beside them. */
export function nutritionLines(body: readonly Token[]): string[] {
  return body.flatMap((token) => {
    if (token.type === 'list') return (token as Tokens.List).items.map(plainOf)
    if (token.type !== 'table') return markdownOf(token).replaceAll('**', '').split('\n')
    const { header, rows } = token as Tokens.Table
    const [names, ...values] = [header, ...rows].map((row) => row.map((cell) => cell.tokens.map(plainOf).join('')))
    const [first = []] = values
    const isAcross = values.length === 1 && (names?.length ?? 0) !== 2
    if (isAcross || (values.length === 1 && /^\d/.test(first[0] ?? '')))
      return (names ?? []).map((name, at) => `${name}: ${first[at] ?? ''}`)
    return values.map(([name = '', ...amounts]) => `${name}: ${amounts.join(' ')}`)
  })
}
