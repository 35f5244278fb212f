import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useDebounced } from '../list/use-debounced.ts'
import { foundFoodsQuery, type FoundFood } from './composition.queries.ts'

interface FoodSearchProps {
  text: string
  onTextChange: (text: string) => void
  onChoose: (food: FoundFood) => void
}

const mostShown = 25

export function FoodSearch({ text, onTextChange, onChoose }: FoodSearchProps) {
  const t = useTranslations('sections')
  const [asked, ask] = useState(text)
  useDebounced(text, ask)
  const { data, error, isLoading, refetch } = useQuery(foundFoodsQuery(asked))
  const foods = asked.trim() === '' ? [] : (data?.foods.slice(0, mostShown) ?? [])
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('nutrition.find.search')} hint={t('nutrition.find.searchHint')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => onTextChange(event.target.value)}
          />
        )}
      </Field>
      {error ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
      {isLoading ? <Skeleton className="h-48" /> : null}
      <output className="block text-sm text-muted">
        {error || isLoading || !data || asked.trim() === ''
          ? null
          : foods.length === 0
            ? t('nutrition.find.nothing')
            : t('nutrition.find.found', { count: data.totalHits })}
      </output>
      {error ? null : (
        <ul className="-mx-2 divide-y divide-line">
          {foods.map((food) => (
            <li key={food.fdcId}>
              <button
                type="button"
                onClick={() => onChoose(food)}
                className="w-full rounded-md px-2 py-2.5 text-start transition-colors hover:bg-sunken"
              >
                <span className="wrap-anywhere">
                  {food.name ? (
                    <span className="block text-sm font-medium">
                      <bdi>{food.name}</bdi>
                    </span>
                  ) : null}
                  <span lang="en" className={food.name ? 'block text-xs text-muted' : 'block text-sm font-medium'}>
                    {food.description}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
