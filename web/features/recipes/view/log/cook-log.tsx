import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { cookLogQuery } from '#web/components/recipe/recipe-query.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { cn } from '#web/lib/cn.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'

// Comes with the entries, also for who goes on to cook where there is no network.
const CookLogItem = lazyPart(() => import('./cook-log.item.tsx'), 'CookLogItem')
void CookLogItem.preload()

interface CookLogProps {
  recipe: RecipeRow
  isPrinted: boolean
}

export function CookLog({ recipe, isPrinted }: CookLogProps) {
  const isShown = useSession().preference.comments
  const mayRead = useHasRole('user')
  return isShown && mayRead ? <Log recipe={recipe} isPrinted={isPrinted} /> : null
}

function Log({ recipe, isPrinted }: CookLogProps) {
  const t = useTranslations('recipes')
  const dialog = useOverlay('cooked')
  const { data, error, refetch } = useQuery(cookLogQuery(recipe.id))
  const logs = data?.results.toSorted((one, other) => other.created_at.localeCompare(one.created_at))
  return (
    <section aria-labelledby="cook-log" className={cn('mt-12 max-w-3xl', !isPrinted && 'print:hidden')}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="cook-log" className="font-title text-2xl font-semibold">
          {t('log.title')}
        </h2>
        <Button variant="outline" size="sm" className="print:hidden" onClick={dialog.show}>
          {t('log.add')}
        </Button>
      </div>
      {error && !data ? <ErrorState error={error} title={t('log.failed')} retry={() => void refetch()} /> : null}
      {!logs && !error ? pending : null}
      {logs?.length === 0 ? <p className="text-muted">{t('log.empty')}</p> : null}
      <Suspense fallback={pending}>
        <ul className="divide-y divide-line">
          {logs?.map((log) => (
            <CookLogItem key={log.id} log={log} recipe={recipe} />
          ))}
        </ul>
      </Suspense>
    </section>
  )
}

const pending = <Skeleton className="h-16 w-full" />
