import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { propertyTypesQuery } from '#web/components/properties/property-types.queries.ts'
import { estimatedOnly } from '#web/components/ai/estimate.ts'
import { Search } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { PropertyTable } from './property-table.tsx'
import { propertiesOf, withAmount } from './property.rows.ts'
import { ReferenceAmount } from './reference-amount.tsx'
import { useChangeFood } from './use-change-food.ts'

const EstimateButton = lazyPart(() => import('../ai/estimate-button.tsx'), 'EstimateButton')
const FindNutritionDialog = lazyPart(() => import('../composition/find-nutrition.dialog.tsx'), 'FindNutritionDialog')

/** What a food has of each property. Guests see none of it. */
export function PropertiesSection({ row: food }: { row: ThingRow }) {
  return useHasRole('user') ? <Properties key={food.id} food={food} /> : null
}

function Properties({ food }: { food: ThingRow }) {
  const t = useTranslations('sections')
  const { data: types, error, refetch } = useQuery(propertyTypesQuery)
  const change = useChangeFood(food)
  const properties = propertiesOf(food)
  const [isFinding, setFinding] = useState(false)
  const isEmpty = types?.length === 0
  return (
    <PartSection title={t('properties.title')} text={t(isEmpty ? 'properties.none' : 'properties.text')}>
      {error && !types ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
      {types || error ? null : <Skeleton className="h-48" />}
      {types ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setFinding(true)}>
            <Search aria-hidden />
            {t('properties.find')}
          </Button>
          {isEmpty ? null : (
            <Suspense>
              <EstimateButton
                food={food}
                onTake={(estimate) =>
                  change({
                    properties: estimatedOnly(estimate).reduce(
                      (all, { property_type: type, property_amount }) => withAmount(all, type, property_amount),
                      properties,
                    ),
                  })
                }
              />
            </Suspense>
          )}
          {isEmpty ? (
            <Button asChild variant="ghost" size="sm">
              <Link to="/list/$model" params={{ model: 'PropertyType' }} search={{ edit: 'new' }}>
                {t('properties.make')}
              </Link>
            </Button>
          ) : null}
        </div>
      ) : null}
      {types && isFinding ? (
        <Suspense>
          <FindNutritionDialog
            food={food}
            countsNothing={types.every(({ fdc_id }) => !fdc_id)}
            onClose={() => setFinding(false)}
          />
        </Suspense>
      ) : null}
      {types && !isEmpty ? (
        <>
          <ReferenceAmount food={food} onChange={change} />
          <PropertyTable
            types={types}
            properties={properties}
            onChange={(type, amount) => change({ properties: withAmount(properties, type, amount) })}
          />
        </>
      ) : null}
    </PartSection>
  )
}
