import { useMemo } from 'react'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import type { ListLine } from '../line/line.ts'
import { isOn } from './on-list.ts'
import type { Lists } from './use-lists.ts'

type LineMarks = (line: ListLine) => readonly NamedList[]

/** Lists that a line stands on besides the one that is shown. */
export const useLineMarks = (lists: Lists['lists'], chosen: Lists['chosen']): LineMarks =>
  useMemo(() => lineMarks(lists.filter(({ id }) => id !== chosen?.id)), [lists, chosen])

/** The same array for the same line, so that unchanged rows are not rendered again. */
function lineMarks(lists: readonly NamedList[]): LineMarks {
  const known = new WeakMap<ListLine, readonly NamedList[]>()
  return (line) => {
    const marks = known.get(line) ?? lists.filter(({ id }) => line.items.some((item) => isOn(item, id)))
    known.set(line, marks)
    return marks
  }
}
