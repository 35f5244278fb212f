import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { savedFiltersQuery } from '#web/components/recipe-search/saved-filters.queries.ts'
import { Button } from '#web/components/ui/button.tsx'
import { LazyMenu, MenuContent, MenuItem, MenuSeparator } from '#web/components/ui/lazy-menu.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { parseSavedSearch } from '#web/lib/recipe-search/saved-search.ts'

/** Asks what somebody saved, and nothing else: what was asked before goes. */
export function SavedMenu() {
  const t = useTranslations('finding')
  const { user } = useSession()
  const { data } = useQuery(savedFiltersQuery)
  if (!data || data.results.length === 0) return null
  return (
    <LazyMenu
      button={
        <Button variant="soft" size="sm">
          <Bookmark aria-hidden />
          {t('saved.open')}
        </Button>
      }
    >
      <MenuContent className="max-w-80">
        {data.results.map(({ id, name, search }) => (
          <MenuItem key={id} asChild>
            <Link to="/recipes" search={{ ...parseSavedSearch(search, user.id), saved: id }}>
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            </Link>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem asChild>
          <Link to="/list/$model" params={{ model: 'CustomFilter' }}>
            {t('saved.manage')}
          </Link>
        </MenuItem>
      </MenuContent>
    </LazyMenu>
  )
}
