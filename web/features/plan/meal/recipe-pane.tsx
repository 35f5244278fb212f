import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { PlannedRecipe } from '../board/meal.rows.ts'
import { type RecipeOrder, recipeOrders, plannableRecipesQuery } from '../plan.queries.ts'
import { RecipeItem } from './recipe.item.tsx'

const places = [0, 1, 2, 3, 4, 5, 6]

export function RecipePane({ onPlan }: { onPlan: (recipe: PlannedRecipe) => void }) {
  const t = useTranslations('plan')
  const [text, setText] = useState('')
  const [order, setOrder] = useState<RecipeOrder>('-created_at')
  const query = useDeferredValue(text.trim())
  const { data, error, refetch } = useQuery(plannableRecipesQuery(query, order))
  return (
    <aside aria-label={t('pane.title')} className="sticky top-4 flex print:hidden max-h-[calc(100dvh-2rem)] flex-col">
      <Input
        type="search"
        className="shrink-0"
        aria-label={t('pane.search')}
        placeholder={t('pane.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {query === '' ? (
        <Select
          aria-label={t('pane.order')}
          className="mt-2 shrink-0"
          value={order}
          onValueChange={setOrder}
          options={recipeOrders.map((value) => ({ value, label: t(`pane.orders.${value}`) }))}
        />
      ) : null}
      {data?.results.length === 0 ? null : <p className="mt-2 text-xs text-muted">{t('pane.hint')}</p>}
      <ul className="-mx-1 mt-2 flex min-h-0 flex-col gap-2 overflow-y-auto px-1 pb-3">
        {data?.results.map((recipe) => (
          <RecipeItem key={recipe.id} recipe={recipe} onPlan={onPlan} />
        ))}
        {data || error ? null : places.map((place) => <Skeleton key={place} className="h-16 shrink-0" />)}
      </ul>
      {data?.results.length === 0 ? (
        <p className="mt-2 text-sm text-muted">{t(query === '' ? 'pane.empty' : 'pane.none')}</p>
      ) : null}
      {error && !data ? <ErrorState error={error} retry={() => void refetch()} /> : null}
    </aside>
  )
}
