import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { propertyTypesQuery } from '#web/components/properties/property-types.queries.ts'
import type { PropertyType } from '#web/components/properties/property-type.ts'
import { useDraft } from '#web/components/recipe-form/draft/draft-context.ts'
import type { RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { AmountInput } from '#web/components/ui/form/amount-input.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { enteredAmount, withEntered } from './entered-amounts.ts'

const shares = ['serving', 'all'] as const

/** What is in the recipe, typed per serving or of all of it; kept per serving. */
export function NutritionForm({ draft: { properties, servings } }: { draft: RecipeDraft }) {
  const t = useTranslations('editor')
  const { change } = useDraft()
  const { data: types, error, refetch } = useQuery(propertyTypesQuery)
  const [share, setShare] = useState<(typeof shares)[number]>('serving')
  const parts = share === 'all' ? Math.max(1, servings) : 1
  const enter = (type: PropertyType, amount: number | null) =>
    change(
      (before) => ({
        ...before,
        properties: withEntered(before.properties, type, amount === null ? null : amount / parts),
      }),
      `property-${type.id}`,
    )
  if (error && !types) return <LazyErrorState error={error} retry={() => void refetch()} />
  if (!types) return <Skeleton className="my-3 h-48" />
  if (types.length === 0)
    return (
      <p className="py-3 text-sm text-muted">
        {t('nutrition.none')}{' '}
        <Link
          to="/list/$model"
          params={{ model: 'PropertyType' }}
          search={{ edit: 'new' }}
          className="text-primary-strong underline decoration-primary underline-offset-4"
        >
          {t('nutrition.make')}
        </Link>
      </p>
    )
  return (
    <div className="flex max-w-md flex-col gap-3 py-3">
      <p className="text-sm text-pretty text-muted">{t('nutrition.text')}</p>
      <SegmentedControl
        label={t('nutrition.of')}
        value={share}
        onValueChange={setShare}
        options={shares.map((value) => ({ value, label: t(`nutrition.share.${value}`, { count: servings }) }))}
        className="self-start"
      />
      <ul className="flex flex-col gap-1 text-sm">
        {types.map((type) => {
          const amount = enteredAmount(properties, type)
          return (
            <li key={`${type.id} ${share}`} className="grid grid-cols-[1fr_7rem_3rem] items-center gap-2">
              <bdi className="wrap-anywhere">{type.name}</bdi>
              <AmountInput
                label={type.unit ? `${type.name}, ${type.unit}` : type.name}
                value={amount === null ? null : amount * parts}
                onSave={(next) => enter(type, next)}
                eager
              />
              <bdi className="text-muted wrap-anywhere">{type.unit}</bdi>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
