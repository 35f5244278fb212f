import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { Chip } from '#web/components/ui/chip.tsx'
import { filterChoices } from '#web/lib/filter-choices.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { countFilters } from '#web/lib/recipe-search/count-filters.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { SavedMenu } from './saved/saved.menu.tsx'
import { isOn, toggled } from './quick-filters.ts'
import { useChangeSearch } from './search.change.ts'
import { useShownFilters } from './use-shown-filters.ts'

interface FilterChipsProps {
  search: RecipeSearch
  onMore: () => void
}

/** What people ask most, one tap each. */
export function FilterChips({ search, onMore }: FilterChipsProps) {
  const t = useTranslations('recipes')
  const change = useChangeSearch()
  const count = countFilters(search)
  const isShown = useShownFilters()
  return (
    <div className="mt-3 -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 *:shrink-0 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
      <Button variant="soft" size="sm" aria-haspopup="dialog" onClick={onMore}>
        <SlidersHorizontal aria-hidden />
        {count > 0 ? t('filter.openCount', { count }) : t('filter.open')}
      </Button>
      <SavedMenu />
      {filterChoices
        .filter((filter) => isShown(filter, isOn(filter, search)))
        .map((filter) => (
          <Chip key={filter} on={isOn(filter, search)} onClick={() => change(toggled(filter, search))}>
            {t(`filter.quick.${filter}`)}
          </Chip>
        ))}
    </div>
  )
}
