import type { ReactNode } from 'react'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface DiffMarkProps {
  kind: 'added' | 'removed'
  children: ReactNode
}

/** Colour is never the only sign: underline, strike-through, and words for screen readers. */
export function DiffMark({ kind, children }: DiffMarkProps) {
  const t = useTranslations('history')
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
