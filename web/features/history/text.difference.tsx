import { Fragment, useMemo } from 'react'
import { useWords } from '#web/lib/words/words.ts'
import { foldLines } from './fold.lines.ts'
import { LineDifference } from './line.difference.tsx'
import { textDiff } from './text.diff.ts'

/** A text before and after, unchanged stretches folded away. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const t = useWords('history')
  const rows = useMemo(() => foldLines(textDiff(before, after)), [before, after])
  return (
    <div className="flex flex-col gap-0.5">
      {rows.map((row, index) => (
        <Fragment key={index}>
          {row.kind === 'folded' ? (
            <p className="ps-5 text-muted">{t('folded', { count: row.count })}</p>
          ) : (
            <LineDifference line={row} />
          )}
        </Fragment>
      ))}
    </div>
  )
}
