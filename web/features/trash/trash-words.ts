import { useKindWords } from '#web/components/things/use-kind-words.ts'
import { useFormat } from '#web/lib/format/format.ts'
import type { TrashRow } from './trash.queries.ts'

/** Parts of a thing, whose number nobody wants to know. */
const parts = new Set(['step', 'ingredient', 'property'])

export function useTrashWords() {
  const kinds = useKindWords()
  const { list } = useFormat()
  return {
    /** What the thing is called. */
    name: ({ kind, name, about }: TrashRow) => about ?? (isNameless(name) ? kinds.name(kind) : name),
    kind: ({ kind }: TrashRow) => kinds.name(kind),
    /** What went with some things, as in `2 planned meals and 1 step`; empty for nothing. */
    along: (rows: readonly TrashRow[]) => {
      const counts = new Map<string, number>()
      for (const { kind, n } of rows.flatMap(({ along }) => along))
        if (!parts.has(kind)) counts.set(kind, (counts.get(kind) ?? 0) + n)
      return list([...counts].map(([kind, n]) => kinds.many(kind, n)))
    },
  }
}

/** The API calls things without a name after their class and number. */
const isNameless = (name: string) => /^[A-Z]\w+ \d+$/.test(name)
