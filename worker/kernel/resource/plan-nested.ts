import { hasLevel, type Context } from '../log/context.ts'
import { forbidden, invalid } from '../contract/errors.ts'
import type { Row } from '../sql/query.ts'
import { isNewRow } from '../contract/ref.contract.ts'
import type { Definition } from './define-resource.ts'
import { sealSecrets } from './seal-secrets.ts'
import type { Statement } from '../sql/sql.ts'
import type { Append, Store } from '../log/commit.ts'

interface ResolvedBody {
  body: Row
  created: readonly Append[]
}

/**
 * Plans the rows that fields of a body describe instead of naming one: the same command creates them, under the rules
 * of their own call. Throws where the asker may not create one.
 */
export function planNested({ rules }: Definition, context: Context, body: Row) {
  const found = Object.entries(rules.nestedResources ?? {}).flatMap(([field, to]) => {
    const value = body[field]
    return isNewRow(value) ? [{ field, to, draft: value.draft }] : []
  })
  return {
    wants: Object.fromEntries(found.map(({ to }) => [to.contract.name, 1])),
    async make(resolved: ResolvedBody, nextId: (kind: string) => number, store: Store) {
      const made = { body: { ...resolved.body }, created: [...resolved.created], also: [] as Statement[] }
      for (const { field, to, draft } of found) {
        const { name, roles } = to.contract
        if (!hasLevel(context, roles.write)) throw forbidden()
        const faults = to.rules.validate?.(draft, draft, context) ?? {}
        if (Object.keys(faults).length > 0) throw invalid({ [field]: faults })
        const id = nextId(name)
        const kept = await sealSecrets(to, context, store, id, draft)
        const data = { ...kept.body, ...to.rules.onCreate?.(context), id }
        made.created.push({ stream: `${name}:${id}`, expected: 0, events: [{ type: `${name}.created`, data }] })
        made.also.push(...kept.also)
        made.body[field] = id
      }
      return made
    },
  }
}
