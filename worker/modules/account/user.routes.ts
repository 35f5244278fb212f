import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { personName } from '#worker/auth/person-name.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { checkIfMatch } from '#worker/kernel/http/entity-tag.ts'
import { idParam, orderedBy, userRow } from '#worker/kernel/contract/contract.ts'
import { forbidden, invalid, notFound } from '#worker/kernel/contract/errors.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { sortBy } from '#worker/kernel/sql/ordering.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { memberPicture } from './member-picture.ts'
import { renameUser } from './rename-user.ts'
import { memberView } from './user.contract.ts'

const path = '/api/user/'
const tag = 'User'
const idList = z.array(z.int())

export function userRoutes(app: App): void {
  const item = { path: `${path}{id}/`, tag, params: idParam, response: userRow }
  route(
    app,
    {
      method: 'get',
      path,
      name: 'list_user',
      tag,
      summary: 'The members of the space',
      level: 'guest',
      query: z.object({
        filter_list: z.union([z.string(), z.array(z.string())]).optional(),
        ...orderedBy('display_name', 'username'),
      }),
      response: z.array(memberView),
    },
    async ({ context, query: { filter_list, ordering } }) => {
      const order = sortBy(sortKeys, ordering, sql`user_id`)
      return answer(await listPeople(context, filter_list === undefined ? null : parseIds(filter_list), order))
    },
  )
  route(
    app,
    { ...item, method: 'get', name: 'retrieve_user', summary: 'Myself', level: 'member' },
    async ({ context, params: { id } }) => {
      await requireSelf(context, id)
      return answer(personOf(context))
    },
  )
  route(
    app,
    {
      ...item,
      method: 'patch',
      name: 'patch_user',
      summary: 'Change my name',
      level: 'member',
      body: z.object({ first_name: personName(150), last_name: personName(150) }).partial(),
    },
    async ({ context, params: { id }, body }) => {
      await requireSelf(context, id)
      await checkIfMatch(context, async () => ({ body: personOf(context) }))
      return renameUser(context, body)
    },
  )
}

const sortKeys = { display_name: sql`display_name COLLATE NOCASE`, username: sql`username COLLATE NOCASE` }

const listPeople = async (context: Context, ids: readonly number[] | null, order = sql`user_id`) => {
  const { space, shard } = membershipOf(context)
  const some = ids === null ? sql`` : sql` AND ${inValues(sql`user_id`, ids)}`
  const { rows } = await context.spaceDatabase(shard).read({
    rows: query<z.output<typeof memberView>>(
      sql`SELECT user_id AS id, username, first_name, last_name, display_name, is_staff, is_superuser, is_active,
        ${memberPicture(context)} AS picture FROM member m WHERE space_id = ${space} AND NOT gone${some} ORDER BY ${order}`,
      { bool: ['is_staff', 'is_superuser', 'is_active'] },
    ),
  })
  return rows
}

/** 403 for another member of the space, 404 for anybody else. */
export const requireSelf = async (context: Context, id: number) => {
  if (id === personOf(context).id) return
  throw (await listPeople(context, [id])).length > 0 ? forbidden() : notFound()
}

/** Accepts `[3,4]`, `3,4`, or the key repeated. */
const parseIds = (list: string | string[]): number[] => {
  const [first = ''] = [list].flat()
  const text = Array.isArray(list) ? `[${list.join(',')}]` : first.startsWith('[') ? first : `[${first}]`
  try {
    return idList.parse(JSON.parse(text))
  } catch {
    throw invalid({ filter_list: ['A list of ids is required.'] })
  }
}
