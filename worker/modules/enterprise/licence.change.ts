import { sql } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { directoryStore } from '#worker/kernel/log/space-store.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import type * as z from 'zod'
import type { enterpriseSpaceRow } from './enterprise-space.contract.ts'

interface Licensed {
  settings: object
  version: number
}

export const licenceOf = (space: number) =>
  query<Licensed>(sql`SELECT settings, version FROM space WHERE space_id = ${space} AND deleted_with IS NULL`, {
    json: ['settings'],
  })

export function changeLicence(
  context: Context,
  space: number,
  modules: string | undefined,
  status: 200 | 201 | 204 = 200,
): Promise<Answer<z.output<typeof enterpriseSpaceRow>>> {
  if (!personOf(context).is_superuser) throw forbidden()
  const load = { spaces: licenceOf(space) }
  return execute(directoryStore(context, space), load, ({ spaces: [row] }) => {
    if (!row) throw notFound()
    const same = modules === undefined || settingsOf(row.settings).licensed_modules === modules
    const changed = { type: 'space.changed', data: { id: space, patch: { settings: { licensed_modules: modules } } } }
    return outcome({
      appends: [{ stream: `space:${space}`, expected: row.version, events: same ? [] : [changed] }],
      status,
      answer: load,
      respond: ({ spaces: [after] }) => presentLicence(space, after?.settings ?? {}),
    })
  })
}

export const presentLicence = (space: number, settings: object) => ({
  space,
  licensed_modules: settingsOf(settings).licensed_modules,
})
