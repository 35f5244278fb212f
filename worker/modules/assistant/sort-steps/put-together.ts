import { saidLine } from '../said-things.ts'
import type { Line, Piece, TakenApart } from './pieces.ts'
import type { Order } from './steps-question.ts'

type Body = Record<string, unknown>

const REFERENCE = /\{\{\s*ingredients\[(\d+)\](\.\w+)?\s*\}\}/g

interface Group {
  pieces: Piece[]
  lines: Line[]
}

/** The steps anew: every sentence once and in its place, every ingredient once. */
export function putTogether({ steps, pieces, lines }: TakenApart, { starts, uses }: Order): Body[] {
  const groups: Group[] = []
  const groupOf: number[] = []
  for (const [i, piece] of pieces.entries()) {
    if (i === 0 || piece.begins || starts.has(i)) groups.push({ pieces: [], lines: [] })
    groups.at(-1)?.pieces.push(piece)
    groupOf.push(groups.length - 1)
  }
  for (const [i, line] of lines.entries()) {
    const sentence = naming(pieces, line) ?? uses.get(i) ?? pieces.findIndex(({ step }) => step === line.step)
    groups[groupOf[sentence] ?? 0]?.lines.push(line)
  }
  return groups.map((group, order) => stepOf(group, order, steps, lines))
}

/** The first sentence that names an ingredient by its place. */
function naming(pieces: readonly Piece[], { step, index }: Line): number | undefined {
  const found = pieces.findIndex(
    (piece) => piece.step === step && [...piece.text.matchAll(REFERENCE)].some(([, n]) => Number(n) === index),
  )
  return found < 0 ? undefined : found
}

function stepOf({ pieces, lines }: Group, order: number, steps: readonly Body[], all: readonly Line[]): Body {
  const [first] = pieces
  const { instructions_markdown: _, ...before } = steps[first?.step ?? 0] ?? {}
  const times = new Set(pieces.filter(({ isFirst }) => isFirst).map(({ step }) => step))
  const time = [...times].reduce((sum, step) => sum + (Number(steps[step]?.['time']) || 0), 0)
  const kept = first?.isFirst ? before : { ...fresh, show_ingredients_table: before['show_ingredients_table'] ?? true }
  return {
    ...kept,
    time,
    order,
    instruction: instructionOf(pieces, lines, all),
    ingredients: lines.map(({ row }, at) => ({ ...row, order: at })),
  }
}

const fresh: Body = { name: '', show_as_header: true, file: null, step_recipe: null }

/** Between sentences of two steps is a paragraph's end. */
const instructionOf = (pieces: readonly Piece[], lines: readonly Line[], all: readonly Line[]): string =>
  pieces
    .map((piece, i) => {
      const next = pieces[i + 1]
      const gap = !next ? '' : next.step === piece.step ? piece.gap || ' ' : '\n\n'
      return renamed(piece, lines, all) + gap
    })
    .join('')
    .trim()

/** A place in the new step, or the words themselves where the ingredient is in another. */
const renamed = ({ text, step }: Piece, lines: readonly Line[], all: readonly Line[]): string =>
  text.replace(REFERENCE, (whole, n: string, field: string | undefined) => {
    const index = Number(n)
    const at = lines.findIndex((line) => line.step === step && line.index === index)
    if (at >= 0) return `{{ ingredients[${at}]${field ?? ''} }}`
    const line = all.find((one) => one.step === step && one.index === index)
    return line ? saidLine(line.row) : whole
  })
