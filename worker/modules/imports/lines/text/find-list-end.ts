import { parseFact } from './text-facts.ts'
import { isIngredientLine, isShortLine, type LineParser } from './text-line.ts'

/** A paragraph is in the list when half of its lines read like ingredients; short lines between two are, too. */
export function findListEnd(lines: readonly string[], from: number, parse: LineParser): number {
  const isOne = lines.map((line) => parseFact(line) === null && isIngredientLine(line, parse))
  let last = from
  let at = from
  while (at < lines.length) {
    const end = paragraphEnd(lines, at)
    const paragraph = lines.slice(at, end)
    const hits = isOne.slice(at, end).filter(Boolean).length
    if (hits >= paragraph.length / 2) last = lastIngredientLine(lines, isOne, at, end)
    else if (!paragraph.every(isShortLine)) {
      // The list and its method follow each other without an empty line.
      if (at === from) last = Math.max(last, isOne.slice(0, end).lastIndexOf(true))
      else last = Math.max(last, at + leading(isOne.slice(at, end)) - 1)
      break
    }
    at = end + 1
  }
  // "Salt" has no amount and stands below the others.
  while (isShortLine(lines[last + 1] ?? '')) last += 1
  return last
}

/** The whole paragraph, unless sentences follow its last ingredient. */
function lastIngredientLine(lines: readonly string[], isOne: readonly boolean[], from: number, end: number): number {
  const last = isOne.slice(from, end).lastIndexOf(true) + from
  const rest = lines.slice(last + 1, end)
  return rest.some((line) => /[.!?]$/.test(line)) ? last : end - 1
}

/** How many in a row, from the first. */
function leading(flags: readonly boolean[]): number {
  const end = flags.indexOf(false)
  return end < 0 ? flags.length : end
}

function paragraphEnd(lines: readonly string[], from: number): number {
  const end = lines.indexOf('', from)
  return end < 0 ? lines.length : end
}
