import { type DiffOp, sequenceDiff } from './sequence-diff.ts'

interface DiffPart {
  kind: DiffOp<string>['kind']
  text: string
}

export interface DiffLine {
  /** `changed` is the same line with other words. */
  kind: DiffOp<string>['kind'] | 'changed'
  parts: DiffPart[]
}

/** Lines that share less of their words are two lines, not one that changed. */
const minSimilarity = 0.3

export function textDiff(before: string, after: string): DiffLine[] {
  const lines: DiffLine[] = []
  const ops = sequenceDiff(splitLines(before), splitLines(after))
  for (let place = 0; place < ops.length;) {
    const removed = takeRun(ops, place, 'removed')
    const added = takeRun(ops, place + removed.length, 'added')
    if (removed.length + added.length === 0) {
      lines.push(wholeLine('same', ops[place]?.item ?? ''))
      place += 1
      continue
    }
    lines.push(...pairLines(removed, added))
    place += removed.length + added.length
  }
  return lines
}

export function wordDiff(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = []
  for (const { kind, item } of sequenceDiff(splitWords(before), splitWords(after))) {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += item
    else parts.push({ kind, text: item })
  }
  return parts
}

function pairLines(removed: readonly string[], added: readonly string[]): DiffLine[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, index): DiffLine[] => {
    const [old, now] = [removed[index], added[index]]
    if (old === undefined) return [wholeLine('added', now ?? '')]
    if (now === undefined) return [wholeLine('removed', old)]
    const parts = wordDiff(old, now)
    return similarityOf(parts, old, now) < minSimilarity
      ? [wholeLine('removed', old), wholeLine('added', now)]
      : [{ kind: 'changed', parts }]
  }).flat()
}

const similarityOf = (parts: readonly DiffPart[], old: string, now: string): number =>
  parts.filter(({ kind }) => kind === 'same').reduce((sum, { text }) => sum + text.trim().length, 0) /
  Math.max(1, old.length, now.length)

function takeRun(ops: readonly DiffOp<string>[], from: number, kind: DiffOp<string>['kind']): string[] {
  const end = ops.findIndex((op, index) => index >= from && op.kind !== kind)
  return ops.slice(from, end < 0 ? ops.length : end).map(({ item }) => item)
}

const wholeLine = (kind: DiffLine['kind'], text: string): DiffLine => ({
  kind,
  parts: [{ kind: kind === 'changed' ? 'same' : kind, text }],
})

const splitLines = (text: string): string[] => (text === '' ? [] : text.split(/\r?\n/))

/** Blanks and signs are words of their own; scripts without blanks split by letter. */
const splitWords = (text: string): string[] =>
  text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{N}\p{M}'’]+|\s+|./gu) ?? []
