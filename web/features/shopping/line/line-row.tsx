import { Check, ChevronRight, CloudOff } from 'lucide-react'
import { memo } from 'react'
import { ListDot } from '#web/components/shopping/list-dot.tsx'
import type { NamedList } from '#web/components/shopping/named-list.ts'
import { cn } from '#web/lib/cn.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ListLine } from './line.ts'
import { useAmountTexts } from './use-amount-texts.ts'

export interface LineRowProps {
  line: ListLine
  info: string
  /** Lists that it stands on besides the one that is shown. */
  marks: readonly NamedList[]
  /** A mutation of it is not sent yet. */
  isPending: boolean
  isNew: boolean
  onToggle: (line: ListLine) => void
  onDetails: (line: ListLine) => void
}

export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, info, marks, isPending, isNew, onToggle, onDetails } = props
  const t = useTranslations('shopping')
  const { amounts, name } = useAmountTexts()
  const isLeft = usePreference().left_handed
  const { isDone, sums, food } = line
  const amount = amounts(sums)
  return (
    <li
      className={cn(
        'flex items-stretch break-inside-avoid transition-colors duration-150 not-first:border-t not-first:border-line',
        // The browser skips rows out of view, however long the list is.
        '[contain-intrinsic-block-size:auto_3.5rem] [content-visibility:auto]',
        isLeft && 'flex-row-reverse',
        isNew && 'bg-info-soft',
      )}
    >
      <button
        type="button"
        // A native checkbox cannot hold a row of text that is pressed as a whole.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="checkbox"
        data-printed
        aria-checked={isDone}
        onClick={() => onToggle(line)}
        className={cn(
          'group flex min-h-13 min-w-0 grow items-center gap-3.5 px-4 py-2 text-start print:min-h-0 print:gap-2 print:px-0 print:py-0.5',
          isLeft && 'flex-row-reverse',
        )}
      >
        <span
          aria-hidden
          className={cn(
            'grid size-7 shrink-0 place-items-center rounded-full border-2 transition-colors duration-150 print:size-4 print:rounded-sm print:border print:text-transparent',
            isDone
              ? 'border-success-strong bg-success-strong text-surface'
              : 'border-edge text-transparent group-hover:border-success-strong group-hover:text-edge',
          )}
        >
          <Check className="size-4" strokeWidth={3.5} />
        </span>
        <span className="min-w-0 grow">
          <span className={cn('block leading-snug', isDone && 'text-muted line-through')}>
            {amount ? (
              <>
                <span className="font-semibold numbers">{amount}</span>{' '}
              </>
            ) : null}
            <bdi>{name(line)}</bdi>
          </span>
          {(info || marks.length > 0) && !isDone ? (
            <span dir="auto" className="block truncate text-sm text-muted print:hidden">
              {marks.map(({ id, name, color }) => (
                <span key={id} className="me-2.5">
                  <ListDot color={color} className="me-1.5" />
                  <bdi>{name}</bdi>
                </span>
              ))}
              {info}
            </span>
          ) : null}
        </span>
        {isNew ? <span className="sr-only">{t('row.new')}</span> : null}
        {isPending ? (
          <span className="text-muted" title={t('row.waiting')}>
            <CloudOff aria-hidden className="size-4.5" />
            <span className="sr-only">{t('row.waiting')}</span>
          </span>
        ) : null}
      </button>
      <button
        type="button"
        aria-label={t('row.details', { name: food.name })}
        title={t('row.details', { name: food.name })}
        onClick={() => onDetails(line)}
        className="grid w-12 shrink-0 place-items-center text-muted transition-colors hover:bg-primary-soft hover:text-ink"
      >
        <ChevronRight aria-hidden className="size-5 rtl:rotate-180" />
      </button>
    </li>
  )
})
