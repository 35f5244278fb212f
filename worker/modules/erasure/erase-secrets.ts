import { sql } from 'drizzle-orm'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { secretFlag } from '#worker/kernel/resource/seal-secrets.ts'
import type { Store } from '#worker/kernel/log/commit.ts'

interface Sealed {
  resource: string
  id: number
  field: string
  user: number | null
  version: number
}

/** Removes secrets that this person entered last. The rows say that one is missing, so that others enter it again. */
export async function eraseSecrets(modules: readonly Module[], store: Store, user: number): Promise<void> {
  const inside = new Set(modules.flatMap(({ tables = [] }) => tables as readonly unknown[]))
  const names = modules
    .flatMap(({ resources = [] }) => resources)
    .filter(({ contract, table }) => contract.secrets && inside.has(table))
    .map(({ contract }) => contract.name)
  const sealed = query<Sealed>(sql`
    SELECT s.resource, s.id, s.field, (SELECT e.meta ->> 'user' FROM event e
        WHERE e.space_id = s.space_id AND e.stream = s.resource || ':' || s.id
          AND coalesce(e.data ->> ('$.has_' || s.field), e.data ->> ('$.patch.has_' || s.field)) = 1
        ORDER BY e.version DESC LIMIT 1) AS user,
      (SELECT max(version) FROM event e WHERE e.space_id = s.space_id AND e.stream = s.resource || ':' || s.id) AS version
    FROM secret s WHERE s.space_id = ${store.space} ORDER BY s.resource, s.id, s.field`)
  await execute(store, { sealed }, (found) => {
    const theirs = found.sealed.filter((one) => one.user === user && names.includes(one.resource))
    const rows = Map.groupBy(theirs, ({ resource, id, version }) => JSON.stringify({ resource, id, version }))
    return outcome({
      appends: [...rows].map(([row, some]) => {
        const { resource, id, version } = JSON.parse(row) as Pick<Sealed, 'resource' | 'id' | 'version'> // Stringified above.
        const patch = Object.fromEntries(some.map(({ field }) => [secretFlag(field), false]))
        const events = [{ type: `${resource}.changed`, data: { id, patch } }]
        return { stream: `${resource}:${id}`, expected: version, events }
      }),
      also: theirs.map(
        ({ resource, id, field }) => sql`DELETE FROM secret
          WHERE space_id = ${store.space} AND resource = ${resource} AND id = ${id} AND field = ${field}`,
      ),
      answer: {},
      respond: () => null,
    })
  })
}
