import type { ImportPreview, PreviewedChange, Reason, Totals } from './import.contract.ts'
import type { OpenKind } from './open-data-file.contract.ts'

const MAX_PROBLEMS = 100
const MAX_CHANGES = 1000

type Ending = 'untouched' | 'errored'

/** Counts how entries end, of the kinds that are wanted, and keeps which change and why some do not. */
export function tally(wanted: readonly OpenKind[]) {
  const totals = new Map<OpenKind, Totals>(
    wanted.map((kind) => [kind, { total_created: 0, total_updated: 0, total_untouched: 0, total_errored: 0 }]),
  )
  const problems: ImportPreview['problems'] = []
  const changes: PreviewedChange[] = []
  return {
    /** Of what is made: without `was`, and without fields. */
    change(kind: OpenKind, { name, was, fields = [] }: { name: string; was?: string; fields?: string[] }): void {
      const total = totals.get(kind)
      if (!total) return
      total[was === undefined ? 'total_created' : 'total_updated']++
      if (changes.length < MAX_CHANGES) changes.push({ kind, name, was: was ?? null, fields })
    },
    count(kind: OpenKind, ending: Ending): void {
      const total = totals.get(kind)
      if (total) total[`total_${ending}`]++
    },
    mention(kind: OpenKind, { slug, name }: { slug: string; name: string }, reason: Reason): void {
      if (totals.has(kind) && problems.length < MAX_PROBLEMS) problems.push({ kind, slug, name, reason })
    },
    result: (): ImportPreview => ({ totals: Object.fromEntries(totals), changes, problems }),
  }
}
export type Tally = ReturnType<typeof tally>
