import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { propertyTypesQuery } from '#web/components/properties/property-types.queries.ts'
import { Button } from '#web/components/ui/button.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'
import { PropertyTable } from './property-table.tsx'
import { propertiesOf, withAmount } from './property.rows.ts'
import { ReferenceAmount } from './reference-amount.tsx'
import { useChangeFood } from './use-change-food.ts'

/** What a food has of each property. Guests see none of it. */
export function PropertiesSection({ row: food }: { row: ThingRow }) {
  return useHasRole('user') ? <Properties key={food.id} food={food} /> : null
}

function Properties({ food }: { food: ThingRow }) {
  const t = useTranslations('sections')
  const { data: types, error, refetch } = useQuery(propertyTypesQuery)
  const change = useChangeFood(food)
  const properties = propertiesOf(food)
  const isEmpty = types?.length === 0
  return (
    <PartSection title={t('properties.title')} text={t(isEmpty ? 'properties.none' : 'properties.text')}>
      {error && !types ? <LazyErrorState error={error} retry={() => void refetch()} /> : null}
      {types || error ? null : <Skeleton className="h-48" />}
      {isEmpty ? (
        <Button asChild variant="outline" size="sm" className="self-start">
          <Link to="/list/$model" params={{ model: 'PropertyType' }} search={{ edit: 'new' }}>
            {t('properties.make')}
          </Link>
        </Button>
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
