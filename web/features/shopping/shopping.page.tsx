import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { ErrorState } from '#web/components/ui/states/error-state.tsx'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { cn } from '#web/lib/cn.ts'
import { HelpHint } from '#web/components/ui/help-hint.tsx'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { AddBox } from './typing/add.box.tsx'
import { foodMemory, rememberFoods } from './typing/food-memory.ts'
import { HeaderActions } from './header-actions.tsx'
import type { ShoppingItem, ShoppingList } from './shopping-list.ts'
import { foodKey } from './line/line.ts'
import { useLineSheet } from './line/use-line-sheet.ts'
import { ListView } from './list-view.tsx'
import { ListChips } from './named/list-chips.tsx'
import { onList } from './named/on-list.ts'
import { useLists } from './named/use-lists.ts'
import { useOwnerKey } from '#web/lib/api/use-owner-key.ts'
import { RecipesView } from './recipes-view.tsx'
import { SyncNote } from './sync-note.tsx'
import { useShoppingView } from './use-shopping-view.ts'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'

const loadSheets = () => import('./sheets.ts')
const LineSheet = lazy(async () => ({ default: (await loadSheets()).LineSheet }))
const DebugPanel = lazy(async () => ({ default: (await loadSheets()).DebugPanel }))
const ExportDialog = lazy(async () => ({ default: (await loadSheets()).ExportDialog }))
const ListsSheet = lazy(async () => ({ default: (await loadSheets()).ListsSheet }))
const OptionsSheet = lazy(async () => ({ default: (await loadSheets()).OptionsSheet }))

const emptyList: ShoppingList = { items: [], recipes: [], since: '', fetchedAt: 0 }

export function ShoppingPage() {
  const t = useTranslations('shopping')
  const view = useShoppingView()
  const { shoppingList = emptyList, pendingIds, error, retry } = view
  const { items } = shoppingList
  const { lists, chosen, chosenId, choose, goTo } = useLists(view.shoppingList)
  const onChosen = useMemo(() => onList(shoppingList, chosenId), [shoppingList, chosenId])
  const isKnown = view.shoppingList !== undefined
  const shown = useSearch({ from: '/_app/shopping', select: (search) => search.view ?? 'list' })
  const navigate = useNavigate()
  const line = useLineSheet()
  const options = useOverlay('view')
  const [isDebugShown] = useDeviceSetting('shopping_show_debug')
  const exporting = useOverlay('export')
  const managing = useOverlay('lists')
  const newList = useOverlay('newList')
  const mayManage = useHasRole('user')
  const open = useMemo(() => onChosen.items.filter(({ checked }) => !checked), [onChosen])
  const present = useMemo(() => new Set(open.map(({ food }) => foodKey(food))), [open])
  useRememberFoods(items)
  return (
    <Page className="print:p-0">
      <PageHeader
        tight
        title={t('title')}
        text={isKnown ? (present.size > 0 ? t('toBuy', { count: present.size }) : t('nothingToBuy')) : ' '}
        actions={<HeaderActions shoppingList={onChosen} title={chosen?.name} />}
      />
      {chosen ? (
        <p dir="auto" className="hidden font-title text-xl print:block">
          {chosen.name}
        </p>
      ) : null}
      {lists.length > 0 ? (
        <ListChips
          {...{ lists, chosenId, choose, items }}
          {...(mayManage ? { onNew: newList.show, onManage: managing.show } : {})}
        />
      ) : null}
      <div className="mt-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10 print:block">
        <div>
          <AddBox presentFoodKeys={present} lists={lists} chosen={chosen} />
          <SyncNote view={view} />
          {present.size > 0 ? <HelpHint id="shopping">{t('hint')}</HelpHint> : null}
          {onChosen.recipes.length > 0 ? (
            <SegmentedControl
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
          <div
            className={cn('mt-2 pb-16 print:columns-2 print:gap-10 print:pb-0', shown === 'recipes' && 'max-lg:hidden')}
          >
            {isKnown ? (
              <ListView shoppingList={onChosen} lists={lists} chosen={chosen} pendingIds={pendingIds} />
            ) : null}
            {!isKnown && error ? <ErrorState error={error} title={t('error.title')} retry={retry} /> : null}
            {isKnown || error ? null : <ListSkeleton />}
            {isDebugShown ? (
              <Suspense>
                <DebugPanel view={view} />
              </Suspense>
            ) : null}
          </div>
        </div>
        <div className={cn('mt-5 lg:mt-4 print:hidden', shown === 'list' && 'max-lg:hidden')}>
          {isKnown ? <RecipesView shoppingList={onChosen} everything={shoppingList} /> : null}
        </div>
      </div>
      <Suspense>
        {line.isOpen && isKnown ? <LineSheet shoppingList={onChosen} lists={lists} chosen={chosen} /> : null}
        {exporting.open && isKnown ? <ExportDialog shoppingList={onChosen} title={chosen?.name} /> : null}
        {options.open ? <OptionsSheet shoppingList={onChosen} lists={lists} chosen={chosen} /> : null}
        {mayManage && (managing.open || newList.open) ? (
          <ListsSheet {...{ lists, items, chosenId, choose, goTo }} />
        ) : null}
      </Suspense>
    </Page>
  )
}

function useRememberFoods(items: readonly ShoppingItem[]) {
  const memory = foodMemory(useOwnerKey())
  useEffect(() => {
    if (items.length > 0) memory.set(rememberFoods(memory.get(), items, false))
  }, [memory, items])
}

function ListSkeleton() {
  const t = useTranslations('common')
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
