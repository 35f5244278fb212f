import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../../kernel/log/context.ts'
import { requireThat, type Guard } from '../../../kernel/log/guard.ts'

/** What If-Match asks of an entry, whose stream it shares with all others: that it still is at the version it was read at. */
export const unchangedSince = (context: Context, id: number): Guard[] =>
  context.ifMatch === null
    ? []
    : [
        requireThat(sql`(SELECT version FROM shopping_list_entry
          WHERE space_id = ${membershipOf(context).space} AND id = ${id}) = ${context.ifMatch}`),
      ]
