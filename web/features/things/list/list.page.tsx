import { Link, Navigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { LazyErrorState } from '#web/components/ui/states/lazy-error-state.tsx'
import { Skeleton } from '#web/components/ui/states/skeleton.tsx'
import { ApiError } from '#web/lib/api/api-error.ts'
import { useDeviceSetting } from '#web/lib/device-settings.ts'
import { loadTranslations, useTranslations } from '#web/lib/i18n/translations.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useRights } from '../may.ts'
import { ModelContext, useMay } from '../model-context.ts'
import type { Action, Model, ThingRow } from '../model.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'
import { listQuery } from './list.queries.ts'
import { ListPager } from './list-pager.tsx'
import type { ListSearch } from './list-search.ts'
import { ListTools } from './list-tools.tsx'
import { ThingTable } from './thing-table.tsx'
import { useChangeList } from './use-change-list.ts'
import { useRows } from './use-rows.ts'
import { useWalk } from './use-walk.ts'
import { useSelection } from '#web/components/selection/use-selection.ts'

/** With all words of the editor: one that waits for words while it is open loses the focus. */
const loadEditor = async () => (await Promise.all([import('../editor/thing.sheet.tsx'), loadTranslations('upkeep')]))[0]
const Editor = lazyPart(loadEditor, 'ThingSheet')
const Doubles = lazyPart(() => import('../doubles/doubles.page.tsx'), 'DoublesPage')
const Tree = lazyPart(() => import('../tree/thing-tree.tsx'), 'ThingTree')
const NotYours = lazyPart(() => import('./not-yours.tsx'), 'NotYours')
const ListEmpty = lazyPart(() => import('./list-empty.tsx'), 'ListEmpty')
const SelectionBar = lazyPart(() => import('./selection.bar.tsx'), 'SelectionBar')

/** The list of any kind of things; what differs is said by its model. */
export function ListPage({ model, search }: { model: Model; search: ListSearch }) {
  const { sees, may: mayDo } = useRights([model])
  const may = (action: Action) => mayDo(model, action)
  if (!sees(model))
    return (
      <Suspense>
        <NotYours model={model} />
      </Suspense>
    )
  return (
    <ModelContext value={{ model, may }}>
      {search.doubles && model.doubles && may('merge') ? (
        <Suspense>
          <Doubles key={model.name} />
        </Suspense>
      ) : (
        <List key={model.name} model={model} search={search} />
      )}
    </ModelContext>
  )
}

function List({ model, search }: { model: Model; search: ListSearch }) {
  const t = useTranslations('things')
  const texts = useThingTexts()
  const may = useMay()
  const change = useChangeList()
  const selection = useSelection<ThingRow>()
  const [usualSize, setUsualSize] = useDeviceSetting('general_tableItemsPerPage')
  const size = search.size ?? usualSize
  const query = listQuery(model, search)
  const page = size < 0 ? 1 : (search.page ?? 1)
  const { count, error, retry } = useRows(model, query, { size, page, from: 0, to: 1 })
  // Rows of a last page were deleted, or the address is an old one.
  const isBeyond = page > 1 && error instanceof ApiError && error.status === 404
  const columns = model.columns.filter(({ field, hidden = false }) =>
    search.columns ? search.columns.includes(field) : !hidden,
  )
  // What was found has no tree: it is listed, with its path.
  const isTree = search.tree === true && !search.q && search.only === undefined && model.can.includes('move')
  const isFiltered = Boolean(search.q) || search.only !== undefined
  const mayChoose = may('delete') || may('merge')
  const openId = typeof search.edit === 'number' ? search.edit : undefined
  const walk = useWalk(query, { count, page, size, openId: isTree ? undefined : openId })
  const onSize = (next: number) => {
    setUsualSize(next)
    change({ size: next === usualSize ? undefined : next, page: undefined })
  }
  const add = may('create') ? (
    <Button onClick={() => change({ edit: 'new' })}>
      <Plus aria-hidden />
      {t('add')}
    </Button>
  ) : null
  return (
    <Page width="wide">
      <PageHeader
        title={texts.title(model.name)}
        text={texts.text(model.name)}
        above={
          <Link to="/database" className="text-sm text-muted hover:text-ink">
            {t('title')}
          </Link>
        }
        actions={add}
      />
      {count === 0 && !isFiltered ? null : <ListTools search={search} shown={columns} />}
      <div className="mt-4 rounded-lg border border-line bg-surface shadow-low">
        {count === undefined && !error ? <ListPending /> : null}
        {isBeyond ? <Navigate to="." search={(now: object) => ({ ...now, page: undefined })} replace /> : null}
        {error && !isBeyond ? <LazyErrorState error={error} retry={retry} /> : null}
        {count === 0 ? (
          <Suspense>
            <ListEmpty search={search} isFiltered={isFiltered} add={add} />
          </Suspense>
        ) : null}
        {count && isTree ? <Tree /> : null}
        {count && !isTree ? (
          <ThingTable
            query={query}
            columns={columns}
            count={count}
            page={page}
            size={size}
            sort={search.sort}
            openId={openId}
            openAt={walk ? walk.index - (size < 0 ? 0 : (page - 1) * size) : undefined}
            selection={mayChoose ? selection : null}
          />
        ) : null}
      </div>
      {count && !isTree ? <ListPager search={search} count={count} size={size} onSize={onSize} /> : null}
      <Suspense>
        {selection.rows.length > 0 ? <SelectionBar selection={selection} /> : null}
        {search.edit === undefined ? null : <Editor id={search.edit} ask={search.ask} walk={walk} />}
      </Suspense>
    </Page>
  )
}

const ListPending = () => (
  <div className="flex flex-col gap-3 p-4" aria-hidden>
    {Array.from({ length: 8 }, (_, index) => (
      <Skeleton key={index} className="h-6" />
    ))}
  </div>
)
