import { Button } from '#web/components/ui/button.tsx'
import { Card } from '#web/components/ui/card.tsx'
import { Kbd } from '#web/components/ui/kbd.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Side } from './doubles.queries.ts'

interface SideCardProps {
  side: Side
  /** The key that keeps it. */
  sign: string
  isUsual: boolean
  onKeep: () => void
  /** Whether somebody is about to keep it. */
  onConsider: (isConsidered: boolean) => void
}

export function SideCard({ side, sign, isUsual, onKeep, onConsider }: SideCardProps) {
  const t = useTranslations('doubles')
  const { name, plural_name: plural, numrecipe, supermarket_category: aisle } = side
  return (
    <Card className="flex min-w-0 flex-col gap-4 p-4 sm:p-6">
      <div className="grow">
        <h2 dir="auto" className="font-title text-xl font-semibold wrap-anywhere sm:text-2xl">
          {name}
        </h2>
        <ul className="mt-2 flex flex-col gap-1 text-sm text-muted">
          {plural && plural !== name ? (
            <li dir="auto" className="wrap-anywhere">
              {t('pluralIs', { name: plural })}
            </li>
          ) : null}
          {numrecipe === undefined ? null : (
            <li>{numrecipe === 0 ? t('unused') : t('recipes', { count: numrecipe })}</li>
          )}
          {aisle === undefined ? null : (
            <li dir="auto" className="wrap-anywhere">
              {aisle?.name ?? t('noAisle')}
            </li>
          )}
        </ul>
      </div>
      <Button
        variant={isUsual ? 'primary' : 'outline'}
        className="w-full"
        aria-label={t('keepNamed', { name })}
        onClick={onKeep}
        onPointerEnter={() => onConsider(true)}
        onPointerLeave={() => onConsider(false)}
        onFocus={() => onConsider(true)}
        onBlur={() => onConsider(false)}
      >
        {t('keep')}
        <span aria-hidden className="text-ink pointer-coarse:hidden">
          <Kbd>{sign}</Kbd>
        </span>
      </Button>
    </Card>
  )
}
