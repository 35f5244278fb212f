import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/components/ui/button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { MultiCombobox } from '#web/components/ui/combobox/multi-combobox.tsx'
import { Select } from '#web/components/ui/form/select.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { Switch } from '#web/components/ui/form/switch.tsx'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { resourcePicker, type Picked } from '#web/lib/resource-picker.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { foodEndpoint, keywordEndpoint, useFilterNames } from './use-filter-names.ts'
import { useChangeSearch } from './search.change.ts'
import { resultsQuery } from './search-query.ts'
import { cookedChoices, countFilters, type RecipeSearch, noFilters } from './search-state.ts'

interface FilterSheetProps {
  search: RecipeSearch
  filters: ApiQuery
  onOpenChange: (open: boolean) => void
}

const idsOf = (picked: readonly Picked[]) => picked.flatMap(({ id }) => (id === undefined ? [] : [id]))
const starChoices = [3, 4, 5] as const

export function FilterSheet({ search, filters, onOpenChange }: FilterSheetProps) {
  const t = useTranslations('recipes')
  const change = useChangeSearch()
  const { data } = useQuery(resultsQuery(filters, 1))
  const named = {
    keywords: useFilterNames('keyword', search.keywords),
    foods: useFilterNames('food', search.foods),
    without: useFilterNames('food', search.without),
  }
  return (
    <Sheet
      open
      onOpenChange={onOpenChange}
      title={t('filter.title')}
      footer={
        <>
          {countFilters(search) > 0 ? (
            <Button variant="ghost" onClick={() => change(noFilters)}>
              {t('filter.clear')}
            </Button>
          ) : null}
          <Button className="grow md:grow-0" onClick={() => onOpenChange(false)}>
            {data ? t('filter.show', { count: data.count }) : t('filter.showAny')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        <Field label={t('filter.keywords')}>
          {(control) => (
            <MultiCombobox
              {...control}
              label={t('filter.keywords')}
              source={resourcePicker(keywordEndpoint)}
              value={named.keywords}
              onValueChange={(picked) => change({ keywords: idsOf(picked) })}
            />
          )}
        </Field>
        {(search.keywords?.length ?? 0) > 1 ? (
          <Switch
            label={t('filter.every')}
            checked={search.every === true}
            onCheckedChange={(isOn) => change({ every: isOn || undefined })}
          />
        ) : null}
        <Field label={t('filter.foods')}>
          {(control) => (
            <MultiCombobox
              {...control}
              label={t('filter.foods')}
              source={resourcePicker(foodEndpoint, { other_names: 1 })}
              value={named.foods}
              onValueChange={(picked) => change({ foods: idsOf(picked) })}
            />
          )}
        </Field>
        <Field label={t('filter.withoutFoods')}>
          {(control) => (
            <MultiCombobox
              {...control}
              label={t('filter.withoutFoods')}
              source={resourcePicker(foodEndpoint, { other_names: 1 })}
              value={named.without}
              onValueChange={(picked) => change({ without: idsOf(picked) })}
            />
          )}
        </Field>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 md:grid-cols-1 xl:grid-cols-2">
          <Field label={t('filter.rating')}>
            {(control) => (
              <Select
                {...control}
                value={String(search.stars ?? '')}
                onValueChange={(stars) => change({ stars: Number(stars) || undefined })}
                options={[
                  { value: '', label: t('filter.any') },
                  ...starChoices.map((count) => ({ value: String(count), label: t('filter.starsFrom', { count }) })),
                ]}
              />
            )}
          </Field>
          <Field label={t('filter.cookedLabel')}>
            {(control) => (
              <Select
                {...control}
                value={search.cooked ?? ''}
                onValueChange={(value) => change({ cooked: value || undefined })}
                options={[
                  { value: '', label: t('filter.any') },
                  ...cookedChoices.map((value) => ({ value, label: t(`filter.cooked.${value}`) })),
                ]}
              />
            )}
          </Field>
        </div>
        <div>
          <Switch
            label={t('filter.mine')}
            checked={search.mine === true}
            onCheckedChange={(isOn) => change({ mine: isOn || undefined })}
          />
          <Switch
            label={t('filter.fresh')}
            hint={t('filter.freshHint')}
            checked={search.fresh === true}
            onCheckedChange={(isOn) => change({ fresh: isOn || undefined })}
          />
        </div>
      </div>
    </Sheet>
  )
}
