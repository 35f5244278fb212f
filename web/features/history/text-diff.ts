import { type Op, sequenceDiff } from './sequence-diff.ts'

/** Neighbouring words that share a fate. */
interface Part {
  kind: Op<string>['kind']
  text: string
}

export interface DiffLine {
  /** A changed line is the same line with other words in it. */
  kind: Op<string>['kind'] | 'changed'
  parts: Part[]
}

/** Lines that share less than this part of their words are two lines, not one that changed. */
const alike = 0.3

/** How a text became another one, line by line; lines that were reworded show which words came and went. */
export function textDiff(before: string, after: string): DiffLine[] {
  const lines: DiffLine[] = []
  const ops = sequenceDiff(linesOf(before), linesOf(after))
  for (let place = 0; place < ops.length;) {
    const removed = run(ops, place, 'removed')
    const added = run(ops, place + removed.length, 'added')
    if (removed.length + added.length === 0) {
      lines.push(whole('same', ops[place]?.item ?? ''))
      place += 1
      continue
    }
    lines.push(...paired(removed, added))
    place += removed.length + added.length
  }
  return lines
}

/** How a line became another one, word by word. */
export function wordDiff(before: string, after: string): Part[] {
  const parts: Part[] = []
  for (const { kind, item } of sequenceDiff(wordsOf(before), wordsOf(after))) {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += item
    else parts.push({ kind, text: item })
  }
  return parts
}

function paired(removed: readonly string[], added: readonly string[]): DiffLine[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index): DiffLine[] => {
    const [old, now] = [removed[index], added[index]]
    if (old === undefined) return [whole('added', now ?? '')]
    if (now === undefined) return [whole('removed', old)]
    const parts = wordDiff(old, now)
    return sharedOf(parts, old, now) < alike
      ? [whole('removed', old), whole('added', now)]
      : [{ kind: 'changed', parts }]
  }).flat()
}

/** How much of the longer line is in both. */
const sharedOf = (parts: readonly Part[], old: string, now: string): number =>
  parts.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.trim().length, 0) /
  Math.max(1, old.length, now.length)

function run(ops: readonly Op<string>[], from: number, kind: Op<string>['kind']): string[] {
  const end = ops.findIndex((op, index) => index >= from && op.kind !== kind)
  return ops.slice(from, end < 0 ? ops.length : end).map(({ item }) => item)
}

const whole = (kind: DiffLine['kind'], text: string): DiffLine => ({
  kind,
  parts: [{ kind: kind === 'changed' ? 'same' : kind, text }],
})

const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/\r?\n/))

/** Words with the blanks and signs between them as words of their own; scripts without blanks go letter by letter. */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}'’]+|\s+|./gu) ?? []
