import { Star } from 'lucide-react'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const places = [1, 2, 3, 4, 5] as const

export function Stars({ rating, className }: { rating: number; className?: string }) {
  const t = useTranslations('recipes')
  return (
    <span className={cn('inline-flex', className)}>
      <span className="sr-only">{t('stars', { count: rating })}</span>
      {places.map((place) => (
        <span key={place} aria-hidden className="relative">
          <Star className="size-[1.1em] text-edge" />
          <span
            className="absolute inset-0 overflow-hidden"
            style={{ width: `${Math.min(1, Math.max(0, Math.round((rating - place + 1) * 2) / 2)) * 100}%` }}
          >
            <Star className="size-[1.1em] fill-warning text-warning" />
          </span>
        </span>
      ))}
    </span>
  )
}
