import { useQuery } from '@tanstack/react-query'
import { useSearchNames } from '#web/components/recipe-search/use-search-names.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { countFilters } from '#web/lib/recipe-search/count-filters.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { type Kind, setNames, ways } from '#web/lib/recipe-search/sets.ts'
import { CookingFields } from './filters/cooking-fields.tsx'
import { DayFields } from './filters/day-fields.tsx'
import { FilterGroup } from './filters/filter-group.tsx'
import { KitchenFields } from './filters/kitchen-fields.tsx'
import { OriginFields } from './filters/origin-fields.tsx'
import { PropertyFields } from './filters/property-fields.tsx'
import { SetFields } from './filters/set-fields.tsx'
import { TimeFields } from './filters/time-fields.tsx'
import { useFocusControl } from './filters/use-focus-control.ts'
import { useChangeSearch, useClearFilters } from './search.change.ts'
import { resultsQuery } from './search-query.ts'

interface FilterSheetProps {
  search: RecipeSearch
  filters: ApiQuery
  /** The control that somebody came for. */
  at: string | undefined
  onOpenChange: (open: boolean) => void
}

export function FilterSheet({ search, filters, at, onOpenChange }: FilterSheetProps) {
  const t = useTranslations('finding')
  const change = useChangeSearch()
  const clear = useClearFilters(search)
  const fields = useFocusControl(at)
  const maySeeProperties = useHasRole('user')
  const { data, isPlaceholderData } = useQuery(resultsQuery(filters, 1))
  const { nameOf } = useSearchNames(search)
  const props = { search, change }
  const setProps = { ...props, nameOf }
  const used = (...names: (keyof RecipeSearch)[]) => names.some((name) => search[name] !== undefined || name === at)
  const ofKind = (kind: Kind) => used(...ways.map((way) => setNames[kind][way]))
  return (
    <Sheet
      open
      onOpenChange={onOpenChange}
      title={t('sheet.title')}
      footer={
        <>
          {countFilters(search) > 0 ? (
            <Button variant="ghost" onClick={clear}>
              {t('sheet.clear')}
            </Button>
          ) : null}
          <Button className="grow md:grow-0" aria-busy={isPlaceholderData} onClick={() => onOpenChange(false)}>
            {data ? t('sheet.show', { count: data.count }) : t('sheet.showAny')}
          </Button>
        </>
      }
    >
      <div ref={fields}>
        <FilterGroup title={t('sheet.groups.foods')}>
          <SetFields kind="foods" {...setProps} />
        </FilterGroup>
        <FilterGroup title={t('sheet.groups.keywords')}>
          <SetFields kind="keywords" {...setProps} />
          <div data-control="exact">
            <Switch
              label={t('sheet.exact')}
              hint={t('sheet.exactHint')}
              checked={search.exact === true}
              onCheckedChange={(isOn) => change({ exact: isOn || undefined })}
            />
          </div>
        </FilterGroup>
        <FilterGroup title={t('sheet.groups.time')}>
          <TimeFields {...props} />
        </FilterGroup>
        <FilterGroup title={t('sheet.groups.cooking')}>
          <CookingFields {...props} />
        </FilterGroup>
        <FilterGroup title={t('sheet.groups.kitchen')}>
          <KitchenFields {...props} />
        </FilterGroup>
        {maySeeProperties ? (
          <FilterGroup rare title={t('sheet.groups.properties')} isUsed={used('properties')}>
            <PropertyFields {...props} />
          </FilterGroup>
        ) : null}
        <FilterGroup rare title={t('sheet.groups.books')} isUsed={ofKind('books')}>
          <SetFields kind="books" {...setProps} />
        </FilterGroup>
        <FilterGroup rare title={t('sheet.groups.units')} isUsed={ofKind('units')}>
          <SetFields kind="units" {...setProps} />
        </FilterGroup>
        <FilterGroup rare title={t('sheet.groups.days')} isUsed={used('added', 'changed', 'viewed')}>
          <DayFields {...props} />
        </FilterGroup>
        <FilterGroup
          rare
          title={t('sheet.groups.origin')}
          isUsed={used('by', 'mine', 'private', 'internal', 'newFirst')}
        >
          <OriginFields {...props} />
        </FilterGroup>
      </div>
    </Sheet>
  )
}
