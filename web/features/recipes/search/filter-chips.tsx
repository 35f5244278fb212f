import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Chip, RemovableChip } from '#web/components/ui/chip.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useShownFilters } from './use-shown-filters.ts'
import { useFilterNames } from './use-filter-names.ts'
import { useChangeSearch } from './search.change.ts'
import { countFilters, type RecipeSearch, noFilters } from './search-state.ts'

interface FilterChipsProps {
  search: RecipeSearch
  onMore: () => void
}

export function FilterChips({ search, onMore }: FilterChipsProps) {
  const t = useTranslations('recipes')
  const change = useChangeSearch()
  const named = {
    keywords: useFilterNames('keyword', search.keywords),
    foods: useFilterNames('food', search.foods),
    without: useFilterNames('food', search.without),
  }
  const count = countFilters(search)
  const shown = useShownFilters()
  const without = (list: 'keywords' | 'foods' | 'without', gone: number | undefined) =>
    change({ [list]: search[list]?.filter((id) => id !== gone) })
  return (
    <div className="mt-3 -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 *:shrink-0 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      <Button variant="soft" size="sm" aria-haspopup="dialog" onClick={onMore}>
        <SlidersHorizontal aria-hidden />
        {count > 0 ? t('filter.openCount', { count }) : t('filter.open')}
      </Button>
      {shown('fresh', search.fresh === true) ? (
        <Chip on={search.fresh === true} onClick={() => change({ fresh: search.fresh ? undefined : true })}>
          {t('filter.fresh')}
        </Chip>
      ) : null}
      {shown('mine', search.mine === true) ? (
        <Chip on={search.mine === true} onClick={() => change({ mine: search.mine ? undefined : true })}>
          {t('filter.mine')}
        </Chip>
      ) : null}
      {shown('cooked', search.cooked === 'never') ? (
        <Chip
          on={search.cooked === 'never'}
          onClick={() => change({ cooked: search.cooked === 'never' ? undefined : 'never' })}
        >
          {t('filter.cooked.never')}
        </Chip>
      ) : null}
      {shown('notLately', false) ? (
        <Chip
          on={search.cooked === 'notLately'}
          onClick={() => change({ cooked: search.cooked === 'notLately' ? undefined : 'notLately' })}
        >
          {t('filter.cooked.notLately')}
        </Chip>
      ) : null}
      {shown('stars', search.stars === 4) ? (
        <Chip on={search.stars === 4} onClick={() => change({ stars: search.stars === 4 ? undefined : 4 })}>
          {t('filter.starsFrom', { count: 4 })}
        </Chip>
      ) : null}
      {search.stars && search.stars !== 4 ? (
        <RemovableChip
          name={t('filter.starsFrom', { count: search.stars })}
          onRemove={() => change({ stars: undefined })}
        />
      ) : null}
      {search.cooked && search.cooked !== 'never' && !(search.cooked === 'notLately' && shown('notLately', false)) ? (
        <RemovableChip name={t(`filter.cooked.${search.cooked}`)} onRemove={() => change({ cooked: undefined })} />
      ) : null}
      {named.keywords.map(({ id, name }) => (
        <RemovableChip key={`k${id}`} name={name} onRemove={() => without('keywords', id)} />
      ))}
      {named.foods.map(({ id, name }) => (
        <RemovableChip key={`f${id}`} name={t('filter.with', { name })} onRemove={() => without('foods', id)} />
      ))}
      {named.without.map(({ id, name }) => (
        <RemovableChip key={`w${id}`} name={t('filter.without', { name })} onRemove={() => without('without', id)} />
      ))}
      {count > 1 ? (
        <Button variant="link" size="inline" className="ms-1 text-sm" onClick={() => change(noFilters)}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </div>
  )
}
