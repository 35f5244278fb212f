import type { ReactNode } from 'react'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ComparedRowProps {
  kind: 'same' | 'changed' | 'first' | 'second'
  first: ReactNode
  second: ReactNode
}

const signs = { same: '', changed: '≠', first: '−', second: '+' } as const

/** A sign and words say that two differ, and the colour only repeats it. */
export function ComparedRow({ kind, first, second }: ComparedRowProps) {
  const t = useTranslations('cards')
  return (
    <li
      className={cn(
        'relative grid gap-x-6 gap-y-1 border-b border-line py-2 ps-6 md:grid-cols-2',
        kind === 'same' ? 'text-muted' : 'bg-primary-soft/40',
      )}
    >
      <span aria-hidden className="absolute start-1.5 top-2 font-semibold">
        {signs[kind]}
      </span>
      <span className="sr-only">{t(`compare.kind.${kind}`)}</span>
      {kind === 'same' ? (
        <>
          <div className="min-w-0 break-words">{first}</div>
          <div aria-hidden className="min-w-0 break-words max-md:hidden">
            {second}
          </div>
        </>
      ) : (
        <>
          <Side label={t('compare.first')}>{first}</Side>
          <Side label={t('compare.second')}>{second}</Side>
        </>
      )}
    </li>
  )
}

const Side = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex min-w-0 gap-2 break-words">
    <span className="w-8 shrink-0 text-sm text-muted md:sr-only">{label}</span>
    <span className="min-w-0">{children ?? '–'}</span>
  </div>
)
