import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { Segmented } from '#web/components/ui/form/segmented.tsx'
import { cn } from '#web/lib/cn.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useWords } from '#web/lib/words/words.ts'
import { AddBox } from './typing/add.box.tsx'
import { foodMemory, rememberFoods } from './typing/food-memory.ts'
import { HeaderActions } from './header-actions.tsx'
import type { Item, ShoppingSheet } from './item.ts'
import { foodKey } from './line/line.ts'
import { useLineSheet } from './line/open-line.ts'
import { ListView } from './list-view.tsx'
import { useOwner } from './outbox/owner.ts'
import { RecipesView } from './recipes-view.tsx'
import { SyncNote } from './sync-note.tsx'
import { useView } from './view.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'

const loadSheets = () => import('./sheets.ts')
const LineSheet = lazy(async () => ({ default: (await loadSheets()).LineSheet }))
const OptionsSheet = lazy(async () => ({ default: (await loadSheets()).OptionsSheet }))

const nothing: ShoppingSheet = { items: [], recipes: [], since: '', fetchedAt: 0 }

/** What to buy, by everybody of the household, with or without a network. */
export function ShoppingPage() {
  const t = useWords('shopping')
  const view = useView()
  const { sheet = nothing, waiting, error, retry } = view
  const { items } = sheet
  const isKnown = view.sheet !== undefined
  const shown = useSearch({ from: '/_app/shopping', select: (search) => search.view ?? 'list' })
  const navigate = useNavigate()
  const line = useLineSheet()
  const options = useOverlay('view')
  const open = useMemo(() => items.filter(({ checked }) => !checked), [items])
  const present = useMemo(() => new Set(open.map(({ food }) => foodKey(food))), [open])
  useRemember(items)
  useEffect(() => void readyForOffline(), [])
  return (
    <Page>
      <PageHeader
        tight
        title={t('title')}
        text={isKnown ? (present.size > 0 ? t('toBuy', { count: present.size }) : t('nothingToBuy')) : ' '}
        actions={<HeaderActions sheet={sheet} />}
      />
      <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div>
          <AddBox present={present} />
          <SyncNote view={view} />
          {sheet.recipes.length > 0 ? (
            <Segmented
              label={t('view.label')}
              value={shown}
              onValueChange={(next) =>
                void navigate({
                  to: '.',
                  search: ({ view: _view, ...search }) => (next === 'list' ? search : { ...search, view: next }),
                  replace: true,
                  resetScroll: false,
                })
              }
              className="mt-2 flex w-full lg:hidden"
              options={[
                { value: 'list', label: t('view.list') },
                { value: 'recipes', label: t('view.recipes') },
              ]}
            />
          ) : null}
          <div className={cn('mt-2 pb-16', shown === 'recipes' && 'max-lg:hidden')}>
            {isKnown ? <ListView sheet={sheet} waiting={waiting} /> : null}
            {!isKnown && error ? <ErrorState error={error} title={t('error.title')} retry={retry} /> : null}
            {isKnown || error ? null : <ListSkeleton />}
          </div>
        </div>
        <div className={cn('mt-5 lg:mt-4', shown === 'list' && 'max-lg:hidden')}>
          {isKnown ? <RecipesView sheet={sheet} /> : null}
        </div>
      </div>
      <Suspense>
        {line.isOpen && isKnown ? <LineSheet sheet={sheet} /> : null}
        {options.open ? <OptionsSheet sheet={sheet} /> : null}
      </Suspense>
    </Page>
  )
}

/** What is on the list can be suggested later. */
function useRemember(items: readonly Item[]) {
  const memory = foodMemory(useOwner())
  useEffect(() => {
    if (items.length > 0) memory.set(rememberFoods(memory.get(), items, false))
  }, [memory, items])
}

/** Two sections of rows, as high as rows are. */
function ListSkeleton() {
  const t = useWords('common')
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      {[3, 4].map((rows) => (
        <div key={rows} className="mt-5">
          <Skeleton className="mb-3 h-6 w-32" />
          <Skeleton className={rows === 3 ? 'h-39 w-full' : 'h-52 w-full'} />
        </div>
      ))}
    </>
  )
}

/** Files that the page may load after it has opened, by their names without digest; see public/sw.js. */
const frame = ['app.frame', 'timer.place', 'more.sheet', 'user.menu.content', 'messages.dialog', 'snackbar.card']

const texts = ['words.files', 'common', 'problems', 'shopping']

const page = ['sheets', 'typed.read', 'page.error', 'error.state']

/** Loads what the page may need later, and has the page kept, so that all of it opens without a network. */
async function readyForOffline() {
  if (!navigator.onLine) return
  try {
    await Promise.all([import('./sheets.ts'), import('./typing/typed.read.ts')])
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    // A worker has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    active?.postMessage({ keep: [...frame, ...texts, ...page] })
  } catch {
    // The page works as before, but only with a network.
  }
}
