import type { Tokens } from 'marked'
import type { DraftIngredient } from '../../../drafts/recipe-draft.ts'
import { plainOf } from './markdown-tokens.ts'

const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ['unit', /^(?:unit|units|einheit|measure|unité|单位)$/i],
  [
    'amount',
    /^(?:amount|qty|quantity|menge|anzahl|quantité|cantidad|weight|gewicht|metric|us|用量|数量|分量)(?!\p{L})/iu,
  ],
  ['food', /^(?:ingredients?|zutat(?:en)?|food|item|name|product|ingrédients?|食材|材料|配料)(?!\p{L})/iu],
  [
    'note',
    /^(?:notes?|comments?|remarks?|preparation|prep|notiz(?:en)?|bemerkung(?:en)?|hinweise?|备注|说明)(?!\p{L})/iu,
  ],
]

/** Whether a table says by its first row that it is one of ingredients with their amounts. */
export function isIngredientTable(cells: readonly string[]): boolean {
  const kinds = cells.map((cell) => KINDS.find(([, words]) => words.test(cell))?.[0])
  return kinds.includes('food') && kinds.includes('amount')
}

/** A table of ingredients, by the words above its columns; the words of a row where those say nothing. */
export function tableRows({ header, rows }: Tokens.Table): DraftIngredient[] {
  const kinds = header.map((cell) => KINDS.find(([, words]) => words.test(textOf(cell)))?.[0] ?? '')
  const isKnown = kinds.includes('food')
  return rows.flatMap((row): DraftIngredient[] => {
    const cells = row.map(textOf)
    const filled = cells.filter(Boolean)
    if (filled.length === 0) return []
    const of = (kind: string) => cells.filter((cell, at) => kinds[at] === kind && cell !== '')
    if (!isKnown) return [{ line: filled.join(' ') }]
    if (filled.length === 1 && of('food').length === 1 && kinds.length > 1 && row[0]?.tokens[0]?.type === 'strong')
      return [{ heading: filled[0] ?? '' }]
    const [amount = '', ...others] = of('amount')
    const notes = [...others, ...of('note'), ...of('')]
    const line = [amount, ...of('unit'), ...of('food')].filter(Boolean).join(' ')
    return [{ line: notes.length > 0 ? `${line}, ${notes.join(', ')}` : line }]
  })
}

const textOf = (cell: Tokens.TableCell): string => cell.tokens.map(plainOf).join('').replaceAll('**', '').trim()
