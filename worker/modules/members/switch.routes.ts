import { sql } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { spaceOpenTo } from '#worker/access/space.access.ts'
import { userSpaceRow } from './user-space.contract.ts'
import { membershipRows, presentMembership } from './user-space.rows.ts'
import { answer } from '#worker/kernel/log/execute.ts'

/** Clients switch by GET; our web uses POST, which no other site can cause. */
export function switchRoutes(app: App): void {
  const call = {
    path: '/api/switch-active-space/{id}/',
    tag: 'Space',
    summary: 'Go to another of my spaces',
    level: 'guest',
    scope: 'read',
    params: idParam,
    response: userSpaceRow,
  } as const
  for (const method of ['get', 'post'] as const) {
    route(app, { ...call, method, name: `${method}_switch_active_space` }, async ({ context, params: { id } }) => {
      if (context.headers.get('sec-fetch-site') === 'cross-site') throw forbidden()
      return answer(await switchSpace(context, id))
    })
  }
}

async function switchSpace(context: Context, space: number) {
  const me = personOf(context).id
  const row = membershipRows(
    sql`WHERE m.user_id = ${me} AND m.space_id = ${space} AND m.deleted_with IS NULL AND ${spaceOpenTo(me)}`,
  )
  const [, rows = []] = await context.directory.batch([
    sql`UPDATE user SET active_space = ${space} WHERE id = ${me} AND EXISTS (
      SELECT 1 FROM membership m JOIN space s ON s.space_id = m.space_id AND ${spaceOpenTo(me)}
      WHERE m.user_id = ${me} AND m.space_id = ${space} AND m.deleted_with IS NULL)`,
    row.statement,
  ])
  if (!rows[0]) throw notFound()
  return presentMembership(row.decode(rows[0]))
}
