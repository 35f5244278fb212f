import { Link } from '@tanstack/react-router'
import { MonitorCheck, X } from 'lucide-react'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { buttonVariants } from '#web/components/ui/button.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface CookHeaderProps {
  recipe: RecipeRow
  share: string | undefined
  servings: number | undefined
  index: number
  count: number
  isAwake: boolean
}

export function CookHeader({ recipe, share, servings, index, count, isAwake }: CookHeaderProps) {
  const t = useTranslations('cook')
  return (
    <div className="sticky top-0 z-20 border-b border-line bg-page">
      <div className="mx-auto flex h-14 max-w-5xl items-center gap-2 px-2 sm:px-6">
        <Link
          to="/recipe/$recipeId"
          params={{ recipeId: String(recipe.id) }}
          search={{ ...(servings ? { servings } : {}), ...(share ? { share } : {}) }}
          aria-label={t('leave')}
          title={t('leave')}
          className={buttonVariants({ variant: 'ghost', size: 'icon' })}
        >
          <X aria-hidden />
        </Link>
        <p dir="auto" className="min-w-0 grow truncate font-title text-lg font-semibold">
          {recipe.name}
        </p>
        {isAwake ? (
          <p className="flex shrink-0 items-center gap-1.5 pe-2 text-sm text-muted">
            <MonitorCheck aria-hidden className="size-4.5" />
            <span className="max-sm:sr-only">{t('awake')}</span>
          </p>
        ) : null}
      </div>
      <progress aria-label={t('progress')} max={count - 1} value={index} className="sr-only" />
      <div aria-hidden className="mx-auto flex max-w-5xl gap-1 px-4 pb-2 sm:px-8">
        {Array.from({ length: count }, (_, place) => (
          <span
            key={place}
            className={cn('h-1.5 grow rounded-full', place <= index ? 'bg-primary-strong' : 'bg-line')}
          />
        ))}
      </div>
    </div>
  )
}
