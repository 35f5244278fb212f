import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { provisionSpace } from './provision-space.ts'
import type { space } from './space.contract.ts'
import { permittedSettings } from './permitted-settings.ts'
import { withoutPictures } from './refuse-foreign-pictures.ts'
import { presentSpaces, spaceRows } from './space.rows.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { initialSettings } from './initial-settings.ts'
import { firstSpaceName, preferredLanguage } from '#worker/locales/preferred-language.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'

export async function createSpace(
  context: Context,
  { name, ai_default_provider: _unknownYet, ...given }: z.output<typeof space.patch>,
): Promise<Answer<z.output<typeof space.row>>> {
  const person = personOf(context)
  const { id, username } = person
  const language = preferredLanguage(context.headers)
  const made = await provisionSpace(context, {
    owner: id,
    name: name ?? firstSpaceName(language, username),
    starter: language,
    settings: permittedSettings(person, withoutPictures(given), settingsOf(initialSettings(context.env))),
    idempotencyKey: context.idempotencyKey && `create:${id}:${context.idempotencyKey.id}`,
  })
  const { rows } = await context.directory.read({ rows: spaceRows(sql`WHERE s.space_id = ${made.space}`) })
  return answer(foundOne(await presentSpaces(context, rows)), { status: 201 })
}
