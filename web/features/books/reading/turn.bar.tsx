import { ChevronLeft, ChevronRight, ListOrdered } from 'lucide-react'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Spread } from './spread.ts'

interface TurnBarProps {
  spread: Spread
  count: number
  onTurn: (way: 'next' | 'previous') => void
  onCover: () => void
}

export function TurnBar({ spread: { from, to, next, previous }, count, onTurn, onCover }: TurnBarProps) {
  const t = useTranslations('books')
  const { number } = useFormat()
  const where =
    from === 0
      ? t('book.cover')
      : from === to
        ? t('book.page', { page: number(from) })
        : t('book.pages', { from: number(from), to: number(to) })
  return (
    <nav
      aria-label={t('book.turn')}
      className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-4 border-t border-line bg-page px-4 sm:-mx-8 sm:px-8 lg:bottom-0"
    >
      <div className="mx-auto flex max-w-xl items-center gap-2 py-2">
        <IconButton
          label={t('book.contents')}
          icon={<ListOrdered />}
          className={from === 0 ? 'invisible' : ''}
          onClick={onCover}
        />
        <p aria-live="polite" className="min-w-0 grow text-center text-sm text-muted numbers">
          {where} {from === 0 ? null : t('book.of', { count: number(count) })}
        </p>
        <IconButton
          label={t('book.previous')}
          icon={<ChevronLeft className="rtl:rotate-180" />}
          disabled={previous === undefined}
          onClick={() => onTurn('previous')}
        />
        <IconButton
          label={t('book.next')}
          icon={<ChevronRight className="rtl:rotate-180" />}
          disabled={next === undefined}
          onClick={() => onTurn('next')}
        />
      </div>
    </nav>
  )
}
