import { sequenceDiff } from '#web/components/difference/sequence-diff.ts'

export interface AlignedStep {
  first: string | null
  second: string | null
}

/** Equal steps beside each other; between them, those that differ in their order. */
export function alignSteps(first: readonly string[], second: readonly string[]): AlignedStep[] {
  const rows: AlignedStep[] = []
  let [only, other]: [string[], string[]] = [[], []]
  const flush = () => {
    for (let i = 0; i < Math.max(only.length, other.length); i++)
      rows.push({ first: only[i] ?? null, second: other[i] ?? null })
    ;[only, other] = [[], []]
  }
  for (const { kind, item } of sequenceDiff(first, second)) {
    if (kind === 'removed') only.push(item)
    else if (kind === 'added') other.push(item)
    else {
      flush()
      rows.push({ first: item, second: item })
    }
  }
  flush()
  return rows
}
