import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { checkIfMatch } from '#worker/kernel/http/entity-tag.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, execute, outcome } from '#worker/kernel/log/execute.ts'
import { listPage } from '#worker/kernel/sql/list-page.ts'
import { sortBy } from '#worker/kernel/sql/ordering.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { App } from '#worker/kernel/http/route.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { partRoutes } from '../parts/part.routes.ts'
import { viewLog } from './view.contract.ts'
import { visibleViews, recordView, viewById, viewColumns, viewSortKeys, type View } from './record-view.ts'

export const viewRoutes = (app: App): void =>
  partRoutes(app, viewLog, {
    draft: viewLog.draft,
    put: viewLog.put,
    patch: viewLog.patch,
    sortedBy: ['recipe_name', 'created_at'],
    list: listViews,
    retrieve: showView,
    create: (context, { recipe }) => recordView(context, recipe),
    save: async (context, id, { recipe }) => {
      await checkIfMatch(context, () => showView(context, id))
      return recipe === undefined ? showView(context, id) : recordView(context, recipe, id)
    },
    remove: removeView,
  })

async function listViews(context: Context, { ordering }: Record<string, unknown>) {
  const { space, shard } = membershipOf(context)
  const body = await listPage({
    db: context.spaceDatabase(shard),
    url: context.url,
    at: context.at,
    paging: viewLog.paging,
    count: sql`SELECT count(*) ${visibleViews(context, space)}`,
    rows: (window) =>
      query<View>(sql`SELECT ${viewColumns} ${visibleViews(context, space)}
        ORDER BY ${sortBy(viewSortKeys, ordering, sql`id`)} ${window}`),
  })
  return answer(body)
}

async function showView(context: Context, id: number) {
  const { space, shard } = membershipOf(context)
  const { view } = await context.spaceDatabase(shard).read({ view: viewById(context, space, id) })
  if (!view[0]) throw notFound()
  return answer(view[0])
}

async function removeView(context: Context, id: number) {
  await checkIfMatch(context, () => showView(context, id))
  const store = spaceStore(context)
  return execute(store, { view: viewById(context, store.space, id) }, ({ view }) => {
    if (view.length === 0) throw notFound()
    return outcome({
      appends: [],
      also: [sql`DELETE ${visibleViews(context, store.space)} AND id = ${id}`],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}
