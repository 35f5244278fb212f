import { sql } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { Store } from '#worker/kernel/log/commit.ts'

/**
 * Entries that the asker added with this request's key. Answers are kept for a day, but a phone may send again after a
 * year and must not add twice; the log still knows.
 */
export const addedBefore = (context: Context, { space, idempotencyKey }: Pick<Store, 'space' | 'idempotencyKey'>) =>
  query<{ id: number }>(sql`SELECT e.value ->> 'id' AS id FROM event CROSS JOIN json_each(event.data, '$.entries') e
    WHERE event.space_id = ${space} AND event.type = 'shopping.added' AND event.meta ->> 'user' = ${personOf(context).id}
      AND coalesce(event.meta ->> 'key', event.meta ->> 'command') IN (${idempotencyKey?.id ?? null}, ${context.idempotencyKey?.id ?? null})`)

const addedAlready = problem(
  'shopping.added_before',
  409,
  'This was put on the list before, with the same Idempotency-Key.',
)

export function refuseAddedBefore(before: readonly unknown[]): void {
  if (before.length > 0) throw addedAlready()
}
