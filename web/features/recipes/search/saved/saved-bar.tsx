import { Link } from '@tanstack/react-router'
import { BookOpen, Bookmark, Ellipsis, FolderOutput, House, Pencil, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import type { SavedFilter } from '#web/components/recipe-search/saved-filters.queries.ts'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { LazyMenu, MenuContent, MenuItem } from '#web/components/ui/lazy-menu.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { toQueryString } from '#web/lib/api/api-query.ts'
import { useHasRole, useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { toApiFilters } from '#web/lib/recipe-search/to-api-filters.ts'
import { reportError } from '#web/lib/messages/report-error.ts'
import { useChangeSearch } from '../search.change.ts'
import { useChangeSaved, useIsChanged, useSaved } from './use-saved.ts'

const SaveDialog = lazyPart(() => import('./save.dialog.tsx'), 'SaveDialog')

/** The name of what is asked, or the way to give it one. */
export function SavedBar({ search }: { search: RecipeSearch }) {
  const t = useTranslations('finding')
  const filter = useSaved(search)
  const dialog = useOverlay('save')
  const { user } = useSession()
  const mine = filter?.created_by === user.id ? filter : undefined
  const mayExport = useHasRole('user')
  return (
    <>
      {filter ? <Named search={search} filter={filter} onDescribe={dialog.show} /> : null}
      {mine ? null : (
        <Button variant="link" size="inline" aria-haspopup="dialog" onClick={dialog.show}>
          <Bookmark aria-hidden />
          {t('saved.save')}
        </Button>
      )}
      {mayExport && !filter ? (
        <Button asChild variant="link" size="inline">
          <Link to="/export" search={{ search: toQueryString(toApiFilters(search, user.id)).slice(1) }}>
            <FolderOutput aria-hidden />
            {t('saved.exportThese')}
          </Link>
        </Button>
      ) : null}
      {dialog.open ? (
        <Suspense>
          {/* After a reload the filter comes later than the dialog. */}
          <SaveDialog key={mine?.id} search={search} filter={mine} onOpenChange={dialog.set} />
        </Suspense>
      ) : null}
    </>
  )
}

interface NamedProps {
  search: RecipeSearch
  filter: SavedFilter
  onDescribe: () => void
}

function Named({ search, filter, onDescribe }: NamedProps) {
  const t = useTranslations('finding')
  const { user } = useSession()
  const saved = useChangeSaved()
  const change = useChangeSearch()
  const isChanged = useIsChanged(search, filter)
  const isMine = filter.created_by === user.id
  const mayExport = useHasRole('user')
  const [onStart, setOnStart] = useDeviceSetting('start_filters')
  const isOnStart = onStart.includes(filter.id)
  const { saved: _, ...asked } = search
  const attempt = (what: Promise<unknown>, how: 'create' | 'update' | 'delete') =>
    void what.catch((error: unknown) => reportError(error, how))
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="flex min-w-0 items-center gap-2 font-medium">
        <Bookmark aria-hidden className="size-4 shrink-0 text-primary-strong" />
        <bdi className="min-w-0 wrap-anywhere">{filter.name}</bdi>
      </span>
      {isMine && isChanged ? (
        <Button variant="link" size="inline" onClick={() => attempt(saved.narrow(filter, asked), 'update')}>
          {t('saved.change')}
        </Button>
      ) : null}
      <LazyMenu
        button={
          <IconButton label={t('saved.actions', { name: filter.name })} size="iconSm" icon={<Ellipsis aria-hidden />} />
        }
      >
        <MenuContent>
          {isMine ? (
            <MenuItem onSelect={onDescribe}>
              <Pencil aria-hidden />
              {t('saved.rename')}
            </MenuItem>
          ) : null}
          <MenuItem
            onSelect={() => setOnStart(isOnStart ? onStart.filter((id) => id !== filter.id) : [...onStart, filter.id])}
          >
            <House aria-hidden />
            {t(isOnStart ? 'saved.offStart' : 'saved.toStart')}
          </MenuItem>
          <MenuItem onSelect={() => attempt(saved.makeBook(filter), 'create')}>
            <BookOpen aria-hidden />
            {t('saved.book')}
          </MenuItem>
          {mayExport ? (
            <MenuItem asChild>
              <Link to="/export" search={{ filter: filter.id }}>
                <FolderOutput aria-hidden />
                {t('saved.export')}
              </Link>
            </MenuItem>
          ) : null}
          {isMine ? (
            <MenuItem
              danger
              onSelect={() =>
                attempt(
                  saved.remove(filter).then(() => change({ saved: undefined })),
                  'delete',
                )
              }
            >
              <Trash2 aria-hidden />
              {t('saved.delete')}
            </MenuItem>
          ) : null}
        </MenuContent>
      </LazyMenu>
    </span>
  )
}
