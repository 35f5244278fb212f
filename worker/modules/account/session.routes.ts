import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf, personOf } from '#worker/kernel/log/context.ts'
import { userRow } from '#worker/kernel/contract/contract.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { space as spaceContract } from '#worker/modules/spaces/space.contract.ts'
import { presentSpacesAnd, spaceRows } from '#worker/modules/spaces/space.rows.ts'
import { preferenceRow } from './preference.contract.ts'
import { presentPreference } from './present-preference.ts'
import { spacePreference } from './space-preference.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const use = z.object({ used: z.number(), most: z.number() })

export const sessionRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: '/api/session/',
      name: 'session',
      tag: 'Session',
      summary: 'Who I am, where, and how I like it',
      level: 'member',
      response: z
        .object({
          user: userRow.extend({ email: z.string(), email_verified: z.boolean(), language: z.string() }),
          space: spaceContract.row.nullable(),
          role: z.enum(['guest', 'user', 'admin']).nullable(),
          creator: z.boolean(),
          /** The active space if it is to be deleted, and so closed to its members. */
          closed: z.object({ name: z.string(), erase_at: z.string() }).nullable(),
          /** Used and allowed; a limit of 0 or less means none. */
          limits: z.object({ recipes: use, users: use, files_mb: use }),
          preference: preferenceRow.partial(),
        })
        .meta({ id: 'Session' }),
    },
    async ({ context }) => {
      const user = personOf(context)
      const { space, role, creator, eraseAt } = membershipOf(context)
      const { rows, account } = await context.directory.read({
        rows: spaceRows(sql`WHERE s.space_id = ${space}`),
        account: query<{ email: string; email_verified: boolean; language: string }>(
          sql`SELECT email, email_verified, language FROM user WHERE id = ${user.id}`,
          { bool: ['email_verified'] },
        ),
      })
      const closed = eraseAt && !creator ? { name: rows[0]?.name ?? '', erase_at: eraseAt } : null
      const { spaces, also } = await presentSpacesAnd(context, closed ? [] : rows, spacePreference(context, user.id))
      const [shown] = spaces
      const [here] = also
      const body = {
        user: { ...user, ...foundOne(account) },
        space: shown ?? null,
        role,
        creator,
        closed,
        limits: {
          recipes: { used: shown?.recipe_count ?? 0, most: shown?.max_recipes ?? 0 },
          users: { used: shown?.user_count ?? 0, most: shown?.max_users ?? 0 },
          files_mb: { used: shown?.file_size_mb ?? 0, most: shown?.max_file_storage_mb ?? 0 },
        },
        preference: presentPreference(context, context.identity?.preference ?? {}, here),
      }
      return answer(body)
    },
  )
