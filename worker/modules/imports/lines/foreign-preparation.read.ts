import { foldWord } from './fold-word.ts'
import { isForeignAdverb, isForeignPreparation, isPreparationInFront, joins } from './foreign-words.ts'
import type { Modifier } from './modifier.read.ts'

/** "fein gehackte", "geschälte und", "finhackad": ends before the food or before the next preparation. */
export function readForeignPreparation(line: string, index: number): Modifier | null {
  if (!mayStart(line, index)) return null
  const first = wordAt(line, index)
  if (!first) return null
  const second = isForeignAdverb(first.word) ? wordAt(line, first.next) : null
  const state = second ?? first
  const then = wordAt(line, state.next)
  if (!then || !isPreparationInFront(state.word, then.word, second ? first.word : '')) return null
  if (joins.has(then.word) && !readForeignPreparation(line, then.next)) return null
  const end = joins.has(then.word) ? then.next : state.next
  if (end >= line.length) return null
  return { text: line.slice(index, end).replace(/[\s,]+$/, ''), end }
}

/** Most lines are told apart by their first word alone. */
function mayStart(line: string, index: number): boolean {
  const gap = line.indexOf(' ', index)
  if (gap <= index) return false
  const word = foldWord(line.charAt(gap - 1) === ',' ? line.slice(index, gap - 1) : line.slice(index, gap))
  return isForeignPreparation(word) || isForeignAdverb(word)
}

const letters = /([\p{L}\p{M}-]+)(?:\s*,\s*|\s+|$)/uy

function wordAt(line: string, index: number): { word: string; next: number } | null {
  letters.lastIndex = index
  const match = letters.exec(line)
  return match && { word: foldWord(match[1] ?? ''), next: letters.lastIndex }
}
