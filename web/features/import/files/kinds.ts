import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { FoundItem } from './import-job.rows.ts'

/** Kinds of things that files hold, in the order in which they are counted. */
const kinds = ['recipe', 'book', 'meal', 'shopping', 'food', 'unit', 'link'] as const
export type Kind = (typeof kinds)[number]

export const kindOf = ({ details: { kind } }: FoundItem): Kind | undefined => kinds.find((one) => one === kind)

/** Recipes first, with what could not be read, then what is around them; what has no place is last. */
export const byKind = (one: FoundItem, other: FoundItem): number => rankOf(one) - rankOf(other)

const rankOf = (item: FoundItem): number => {
  const kind = kindOf(item)
  if (kind) return kinds.indexOf(kind)
  return item.details.kind === 'left-out' ? kinds.length : 0
}

/** How many there are of each kind: "12 recipes, 3 books and 30 planned meals". */
export function useKindCounts(): (items: readonly FoundItem[]) => string {
  const t = useTranslations('apps')
  const { list } = useFormat()
  return (items) => {
    const counts = new Map<Kind, number>()
    for (const item of items) {
      const kind = kindOf(item)
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
    return list(
      kinds.flatMap((kind) => (counts.has(kind) ? [t(`count.${kind}`, { count: counts.get(kind) ?? 0 })] : [])),
    )
  }
}
