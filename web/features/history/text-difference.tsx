import { Fragment, useMemo } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { LineDifference } from './line-difference.tsx'
import { textDiff, type DiffLine } from '#web/components/difference/text-diff.ts'

export function TextDifference({ before, after }: { before: string; after: string }) {
  const t = useTranslations('history')
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

type Row = DiffLine | { kind: 'folded'; count: number }

/** Keeps one unchanged line around each change for context. */
export function foldLines(lines: readonly DiffLine[]): Row[] {
  const rows: Row[] = []
  for (const [index, line] of lines.entries()) {
    const isNear = [index - 1, index, index + 1].some((place) => (lines[place]?.kind ?? 'same') !== 'same')
    const last = rows.at(-1)
    if (isNear) rows.push(line)
    else if (isBlank(line)) continue
    else if (last?.kind === 'folded') last.count += 1
    else rows.push({ kind: 'folded', count: 1 })
  }
  return rows
}

const isBlank = ({ parts }: DiffLine) => parts.every(({ text }) => text.trim() === '')
