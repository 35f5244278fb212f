import type { ReactNode } from 'react'
import { useWords } from '#web/lib/words/words.ts'

interface MarkProps {
  kind: 'added' | 'removed'
  children: ReactNode
}

/** What came is underlined, what went is struck through: shape first, colour only beside it, and words for the ear. */
export function Mark({ kind, children }: MarkProps) {
  const t = useWords('history')
  return kind === 'added' ? (
    <ins className="rounded-sm bg-success-soft px-0.5 text-ink decoration-success-strong decoration-2 underline-offset-3">
      <span className="sr-only">{t('mark.added')} </span>
      {children}
      <span className="sr-only"> {t('mark.end')}</span>
    </ins>
  ) : (
    <del className="rounded-sm bg-error-soft px-0.5 text-ink decoration-error decoration-2">
      <span className="sr-only">{t('mark.removed')} </span>
      {children}
      <span className="sr-only"> {t('mark.end')}</span>
    </del>
  )
}
