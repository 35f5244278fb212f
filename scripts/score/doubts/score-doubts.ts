import { doubtsOf } from '../../../worker/modules/imports/lines/line-doubts.ts'
import { type JudgedLine, judgedLines } from './judged-lines.ts'

/** Shares, in percent, of lines that are marked as doubtful. */
export interface MarkedShares {
  name: string
  wrong: number
  right: number
  lines: number
}

/** Of all hand-labelled lines, of those that pages label, and of each source. */
export function markedShares(file?: string): MarkedShares[] {
  const lines = judgedLines(file).map((one) => ({ ...one, isMarked: doubtsOf(one.line, false).doubts.length > 0 }))
  const sources = [...new Set(lines.map(({ source }) => source))].toSorted()
  return [
    sharesOf(
      'gold',
      lines.filter(({ isGold }) => isGold),
    ),
    sharesOf(
      'silver',
      lines.filter(({ isGold }) => !isGold),
    ),
    ...sources.map((source) =>
      sharesOf(
        source,
        lines.filter((one) => one.source === source),
      ),
    ),
  ]
}

function sharesOf(name: string, lines: readonly (JudgedLine & { isMarked: boolean })[]): MarkedShares {
  const share = (isWrong: boolean) => {
    const those = lines.filter((one) => one.isWrong === isWrong)
    return those.length === 0 ? 0 : (100 * those.filter(({ isMarked }) => isMarked).length) / those.length
  }
  return { name, wrong: share(true), right: share(false), lines: lines.length }
}
