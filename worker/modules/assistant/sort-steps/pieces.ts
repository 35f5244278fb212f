import { parts } from '../said-things.ts'

type Body = Record<string, unknown>

/** A sentence of a recipe, with what stood behind it. */
export interface Piece {
  text: string
  /** Blanks and line breaks up to the next. */
  gap: string
  /** Of the step that it was in, from 0. */
  step: number
  /** The first of its step. */
  isFirst: boolean
  /** It has to begin a step, as its step has a name, a file or a recipe of its own. */
  begins: boolean
}

export interface Line {
  row: Body
  step: number
  /** Within its step, from 0: instructions name it by that. */
  index: number
}

export interface TakenApart {
  steps: Body[]
  pieces: Piece[]
  lines: Line[]
}

export function takeApart(recipe: Body): TakenApart {
  const steps = inOrder(parts(recipe['steps']))
  return {
    steps,
    pieces: steps.flatMap((step, at) => piecesOf(step, at)),
    lines: steps.flatMap(({ ingredients }, step) =>
      inOrder(parts(ingredients)).map((row, index) => ({ row, step, index })),
    ),
  }
}

const inOrder = (rows: readonly Body[]): Body[] =>
  rows.toSorted((one, other) => (Number(one['order']) || 0) - (Number(other['order']) || 0))

function piecesOf(step: Body, at: number): Piece[] {
  const text = typeof step['instruction'] === 'string' ? step['instruction'] : ''
  const begins = [step['name'], step['file'], step['step_recipe']].some(Boolean)
  // Behind the end of a sentence or of a line.
  const found = [...text.matchAll(/\S(?:[^.!?\n]|[.!?](?!\s))*[.!?]*(\s*)/g)]
  const pieces = found.map(([whole, gap = '']) => ({ text: whole.slice(0, whole.length - gap.length), gap }))
  // A step without words still is one.
  return (pieces.length > 0 ? pieces : [{ text: '', gap: '' }]).map((piece, i) => ({
    ...piece,
    step: at,
    isFirst: i === 0,
    begins: begins && i === 0,
  }))
}
