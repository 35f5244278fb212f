import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { personInSpace } from './people.contract.ts'
import { membershipRows, type MembershipRow } from './user-space.rows.ts'

export const peopleRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: '/api/people/',
      name: 'list_people',
      tag: 'UserSpace',
      summary: 'Who is in the space, what they may do, and in which household',
      description: 'For every member, without the notes that the creator keeps. The creator comes first.',
      level: 'guest',
      response: z.array(personInSpace),
    },
    async ({ context }) => {
      const { rows } = await context.directory.read({
        rows: membershipRows(sql`WHERE m.space_id = ${membershipOf(context).space} AND m.deleted_with IS NULL
          ORDER BY creators DESC, m.id`),
      })
      return answer(rows.map(present))
    },
  )

const present = ({ id, user, role, creators, household }: MembershipRow) => ({
  id,
  user,
  role,
  creator: creators,
  household: household && { id: household.id, name: household.name },
})
