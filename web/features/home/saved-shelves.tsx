import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type SavedFilter, savedFiltersQuery } from '#web/components/recipe-search/saved-filters.queries.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { parseSavedSearch } from '#web/lib/recipe-search/saved-search.ts'
import { filterQuery } from './home.queries.ts'
import { RecipeShelf } from './recipe-shelf.tsx'

/** A row for each saved filter that was chosen for this page, as long as it exists and the person sees it. */
export function SavedShelves({ ids }: { ids: readonly number[] }) {
  const { data } = useQuery(savedFiltersQuery)
  return ids.map((id) => {
    const filter = data?.results.find((one) => one.id === id)
    return filter ? <SavedShelf key={id} filter={filter} /> : null
  })
}

function SavedShelf({ filter: { id, name, search } }: { filter: SavedFilter }) {
  const t = useTranslations('finding')
  const { user } = useSession()
  const { data, error, refetch } = useQuery(filterQuery(id))
  return (
    <>
      <RecipeShelf
        title={name}
        rows={data?.results}
        error={error}
        retry={() => void refetch()}
        more={
          <Link to="/recipes" search={{ ...parseSavedSearch(search, user.id), saved: id }}>
            {t('saved.all')}
          </Link>
        }
      />
      {data?.count === 0 ? <p className="text-sm text-muted">{t('saved.empty')}</p> : null}
    </>
  )
}
