import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '../../kernel/log/context.ts'
import type { Answer } from '../../kernel/log/execute.ts'
import { foundSpace } from './found.ts'
import type { space } from './space.contract.ts'
import { grantedSettings } from './space-grants.ts'
import { withoutPictures } from './space-pictures.ts'
import { presentSpaces, spaceRows } from './space.rows.ts'
import { settingsOf } from '../settings/space-settings.contract.ts'
import { startingSettings } from './start-space.ts'
import { languageOf, starters } from '../settings/starter-words.ts'

/** A further space for the asker, who stays in the one they are in. */
export async function createSpace(
  context: Context,
  { name, ai_default_provider: _unknownYet, ...given }: z.output<typeof space.patch>,
): Promise<Answer> {
  const person = personOf(context)
  const { id, username } = person
  const language = languageOf(context.headers)
  const made = await foundSpace(context, {
    owner: id,
    name: name ?? starters[language].space(username),
    starter: language,
    settings: grantedSettings(person, withoutPictures(given), settingsOf(startingSettings(context.env))),
    once: context.key && `create:${id}:${context.key.id}`,
  })
  const { rows } = await context.directory.read({ rows: spaceRows(sql`WHERE s.space_id = ${made.space}`) })
  const [body] = await presentSpaces(context, rows)
  return { status: 201, events: [], body }
}
