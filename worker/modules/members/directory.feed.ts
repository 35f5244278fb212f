import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, stands, type Context } from '../../kernel/log/context.ts'
import type { Module } from '../../kernel/resource/module.ts'

const aboutMe = (context: Context): SQL => sql`e.data ->> 'user' = ${personOf(context).id}`

/** Events of the space that the asker is in, for those who stand high enough in it. */
const inMine = (context: Context, level: 'admin' | 'creator'): SQL =>
  sql`(${stands(context, level)} AND e.space_id = ${membershipOf(context).space})`

/** What the directory's log says of spaces to whom: the same as its calls do. */
export const directoryFeed: NonNullable<Module['directoryFeed']> = {
  household: (context) => inMine(context, 'creator'),
  membership: (context) => sql`(${aboutMe(context)} OR ${inMine(context, 'admin')})`,
  'invite-link': (context) => sql`(${aboutMe(context)} OR ${inMine(context, 'creator')})`,
}
