import type { FoundItem, ImportChoices } from './import-job.rows.ts'

/** What becomes of an item: it comes, is left because it is here, cannot be read, or has no place. */
export type Outlook = 'comes' | 'known' | 'sameName' | 'broken' | 'left'

export function outlookOf({ details: { kind, here } }: Pick<FoundItem, 'details'>, choices: ImportChoices): Outlook {
  if (kind === 'broken') return 'broken'
  if (kind === 'left-out') return 'left'
  if (here?.by === 'source' && !choices.again) return 'known'
  if (here?.by === 'name' && !choices.same_names) return 'sameName'
  return 'comes'
}

export function countOutlooks(items: readonly FoundItem[], choices: ImportChoices): Record<Outlook, number> {
  const counts = { comes: 0, known: 0, sameName: 0, broken: 0, left: 0 }
  for (const item of items) counts[outlookOf(item, choices)]++
  return counts
}
