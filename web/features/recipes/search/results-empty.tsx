import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { HelpLink } from '#web/components/ui/help-link.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useChangeSearch, useClearFilters } from './search.change.ts'
import { countFilters } from '#web/lib/recipe-search/count-filters.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'

const NearestSearches = lazyPart(() => import('./nearest-searches.tsx'), 'NearestSearches')

export function ResultsEmpty({ search }: { search: RecipeSearch }) {
  const t = useTranslations('search')
  const change = useChangeSearch()
  const clear = useClearFilters(search)
  const mayAdd = useHasRole('user')
  const isNarrowed = countFilters(search) > 0
  const add = (
    <>
      <Button asChild variant={isNarrowed || search.q ? 'outline' : 'primary'}>
        <Link to="/import">{t('search.import')}</Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/recipe/new">{t('search.new')}</Link>
      </Button>
    </>
  )
  if (!isNarrowed && !search.q)
    return (
      <EmptyState
        drawing="book"
        title={t('empty.title')}
        text={t(mayAdd ? 'empty.text' : 'empty.guest')}
        action={
          <>
            {mayAdd ? add : null}
            {mayAdd ? (
              <Button asChild variant="outline">
                <Link to="/import" hash="import-files">
                  {t('empty.otherApp')}
                </Link>
              </Button>
            ) : null}
            <HelpLink topic={mayAdd ? 'import' : 'start'} />
          </>
        }
      />
    )
  return (
    <EmptyState
      drawing="bowl"
      title={search.q ? t('none.asked', { asked: search.q }) : t('none.title')}
      text={t(isNarrowed ? 'none.filtered' : 'none.text')}
      action={
        <>
          <Suspense>
            <NearestSearches search={search} />
          </Suspense>
          {isNarrowed ? (
            <Button onClick={clear}>{t('filter.clear')}</Button>
          ) : (
            <Button onClick={() => change({ q: undefined })}>{t('none.all')}</Button>
          )}
          {mayAdd ? add : null}
          <HelpLink topic="search" />
        </>
      }
    />
  )
}
