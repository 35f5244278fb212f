import { Suspense } from 'react'
import { Sentence } from '#web/components/recipe-search/sentence.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { countFilters } from '#web/lib/recipe-search/count-filters.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { SavedBar } from './saved/saved-bar.tsx'
import { useChangeSearch, useClearFilters } from './search.change.ts'

interface SearchSentenceProps {
  search: RecipeSearch
  onOpen: (control: string) => void
}

/** What is asked for, in words. */
export function SearchSentence({ search, onOpen }: SearchSentenceProps) {
  const t = useTranslations('recipes')
  const change = useChangeSearch()
  const clear = useClearFilters(search)
  const count = countFilters(search)
  const open = (control: string) => {
    const onPage =
      control === 'q' || control === 'sort' ? document.querySelector<HTMLElement>(`#recipes-${control}`) : null
    if (onPage) onPage.focus()
    else onOpen(control)
  }
  return (
    <div className="mt-2">
      <Suspense>
        <Sentence search={search} onOpen={open} onDrop={change} />
      </Suspense>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm">
        <Suspense>
          <SavedBar search={search} />
        </Suspense>
        {count > 1 ? (
          <Button variant="link" size="inline" onClick={clear}>
            {t('filter.clear')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
