import { sql } from 'drizzle-orm'
import { usernameOf } from '../../auth/person.ts'
import { redact } from '../../kernel/log/purge.ts'
import { projection } from '../../kernel/log/projection.ts'
import type { AccountEvent } from './preference.events.ts'

export const accountProjection = projection<AccountEvent>({
  'preference.changed': ({ at, data: { user, patch } }) => sql`
    INSERT INTO preference (space_id, user_id, updated_at, settings)
    VALUES (0, ${user}, ${at}, json_patch('{}', ${JSON.stringify(patch)}))
    ON CONFLICT (space_id, user_id) DO UPDATE SET updated_at = excluded.updated_at,
      settings = json_patch(settings, ${JSON.stringify(patch)})`,
  'user.renamed': ({ data: { id, first_name, last_name } }) => sql`
    UPDATE user AS u SET first_name = ${first_name}, last_name = ${last_name},
      name = coalesce(nullif(${`${first_name} ${last_name}`.trim()}, ''), ${usernameOf}) WHERE u.id = ${id}`,
  'user.deletion_asked': ({ data: { id, erase_at } }) => sql`UPDATE user SET erase_at = ${erase_at} WHERE id = ${id}`,
  'user.deletion_withdrawn': ({ data: { id } }) => sql`UPDATE user SET erase_at = NULL WHERE id = ${id}`,
  'user.erased': ({ space, data: { id } }) => [
    sql`DELETE FROM preference WHERE user_id = ${id}`,
    redact(space, [`user:${id}`, `preference:${id}`]),
  ],
})
