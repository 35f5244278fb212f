import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { defaultPaging } from '#worker/kernel/contract/contract.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { idFilter } from '#worker/kernel/sql/id-filter.ts'
import { readPage } from '#worker/kernel/sql/list-page.ts'
import { askedOrder } from '#worker/kernel/sql/ordering.ts'
import { query, type Row } from '#worker/kernel/sql/query.ts'
import { logHead, cachedUntilNextEvent } from '#worker/kernel/http/cached-until-next-event.ts'
import { instant } from '#worker/kernel/contract/scalars.contract.ts'
import {
  UNESCAPED_PLUS,
  currentSyncCursor,
  earliestChangeSince,
  parseSyncCursor,
  type SyncCursor,
} from '#worker/kernel/sql/sync-cursor.ts'
import { entryParts, entrySortKeys, presentEntries, entryVersion, isEntryVisible } from './entry.rows.ts'
import { shoppingPreferenceOf } from '../shopping-preference.ts'
import type { EntryRow, entryPage } from './entry.contract.ts'

const DAY = 86_400_000

/**
 * Open and recently bought entries; with `updated_after`, changed ones and the ids of removed ones. One round trip,
 * since clients poll this every few seconds, mostly without news.
 */
export async function listEntries(context: Context, params: Row): Promise<Answer<z.output<typeof entryPage>>> {
  const { space, shard } = membershipOf(context)
  const since = parseSince(params['updated_after'])
  const db = context.spaceDatabase(shard)
  const read = () => entriesOf(context, params, since)
  return since === null ? cachedUntilNextEvent(context, { db, space }, read) : answer((await read()).body)
}

async function entriesOf(context: Context, params: Row, since: SyncCursor | null) {
  const { space, shard } = membershipOf(context)
  const shown = sql`${isEntryVisible(context)} AND ${planFilter(space, params['mealplan'])}`
  const listed = listedEntryIds(space, recentSince(context), since, shown)
  // Changes are few: the plus makes SQLite sort them instead of walking along all ids.
  const byId = since === null ? sql`id` : sql`+id`
  const asked = askedOrder(entrySortKeys, params['ordering'])
  const sorted = asked
    ? sql`SELECT e.id FROM (${listed}) l CROSS JOIN shopping_list_entry e ON e.space_id = ${space} AND e.id = l.id
        ORDER BY ${asked}, e.id`
    : sql`SELECT id FROM (${listed}) ORDER BY ${byId}`
  const { found, ...page } = await readPage(
    {
      db: context.spaceDatabase(shard),
      url: context.url,
      paging: defaultPaging,
      count: sql`SELECT count(*) FROM (${listed})`,
    },
    (window) => ({
      parts: entryParts(context, sql`${sorted} ${window}`),
      deleted: deletedSince(context, since),
      now: currentSyncCursor(space),
      end: logHead(space),
    }),
  )
  const deleted = found.deleted.map(({ id }) => id)
  const results = presentEntries(found.parts)
  return { body: { ...page, timestamp: found.now[0]?.timestamp ?? context.at, deleted, results }, end: found.end }
}

export async function showShoppingEntry(context: Context, id: number): Promise<Answer<EntryRow>> {
  const { shard } = membershipOf(context)
  const { parts } = await context.spaceDatabase(shard).read({ parts: entryParts(context, entryIdQuery(context, id)) })
  const [entry] = presentEntries(parts)
  if (!entry) throw notFound()
  return answer(entry, { version: entryVersion(parts) })
}

export const entryIdQuery = (context: Context, id: number): SQL =>
  sql`SELECT id FROM shopping_list_entry
    WHERE ${isEntryVisible(context)} AND deleted_with IS NULL AND shopping_list_entry.id = ${id}`

/** One day more than asked for, since the asker's day may begin in any zone. */
const recentSince = (context: Context) =>
  new Date(Date.parse(context.at) - (shoppingPreferenceOf(context).recentDays + 1) * DAY).toISOString()

/**
 * Ids from the index of open and recently bought entries, or from that of changes. Open entries were never completed;
 * the condition lets the index give them in the order of ids, so that a page reads only a page.
 */
const listedEntryIds = (space: number, bought: string, since: SyncCursor | null, shown: SQL): SQL =>
  since === null
    ? sql`SELECT id FROM shopping_list_entry WHERE space_id = ${space} AND checked = 0 AND completed_at IS NULL AND deleted_with IS NULL AND ${shown}
        UNION ALL SELECT id FROM shopping_list_entry
        WHERE space_id = ${space} AND checked = 1 AND completed_at >= ${bought} AND deleted_with IS NULL AND ${shown}`
    : sql`SELECT id FROM shopping_list_entry
        WHERE space_id = ${space} AND updated_at >= ${earliestChangeSince(space, since)} AND (NOT checked OR completed_at >= ${bought})
          AND +deleted_with IS NULL AND ${shown}`

const deletedSince = (context: Context, since: SyncCursor | null) =>
  query<{ id: number }>(
    since === null
      ? sql`SELECT 1 WHERE 0`
      : sql`SELECT id FROM shopping_list_entry
          WHERE ${isEntryVisible(context)} AND updated_at >= ${earliestChangeSince(membershipOf(context).space, since)} AND deleted_with IS NOT NULL ORDER BY +id`,
  )

export const planFilter = (space: number, plan: unknown): SQL =>
  idFilter(
    'mealplan',
    (id) => sql`list_recipe IN (SELECT id FROM shopping_list_recipe
      WHERE space_id = ${space} AND mealplan = ${id} AND deleted_with IS NULL)`,
  )(plan)

/** An unreadable time filters nothing. Without an offset it is UTC. */
function parseSince(value: unknown): SyncCursor | null {
  if (typeof value !== 'string' || value === '') return null
  const text = value.replace(UNESCAPED_PLUS, '+$1')
  const read = instant().safeParse(text).data
  return read === undefined ? null : { at: read, events: parseSyncCursor(text)?.events ?? 0 }
}
