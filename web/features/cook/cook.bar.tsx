import { ArrowLeft, ArrowRight } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface CookBarProps {
  index: number
  count: number
  next: () => void
  previous: () => void
}

export function CookBar({ index, count, next, previous }: CookBarProps) {
  const t = useTranslations('cook')
  const isLast = index === count - 1
  return (
    <nav
      aria-label={t('turn')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-page pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex h-16 max-w-5xl items-center gap-3 px-4 sm:px-8">
        <Button variant="outline" size="lg" className="max-sm:px-4" disabled={index === 0} onClick={previous}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          {t('previous')}
        </Button>
        {isLast ? null : (
          <Button size="lg" className="grow max-sm:px-4" onClick={next}>
            {t(index === 0 ? 'begin' : index === count - 2 ? 'finish' : 'next')}
            <ArrowRight aria-hidden className="rtl:-scale-x-100" />
          </Button>
        )}
      </div>
    </nav>
  )
}
