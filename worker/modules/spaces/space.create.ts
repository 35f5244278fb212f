import { sql } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/context.ts'
import type { Answer } from '../../kernel/execute.ts'
import { foundSpace } from './found.ts'
import { presentSpaces, spaceRows } from './space.rows.ts'
import { languageOf, starters } from './starter.words.ts'

/** A further space for the asker, who stays in the one they are in. */
export async function createSpace(context: Context, name: string | undefined): Promise<Answer> {
  const { id, username } = personOf(context)
  const language = languageOf(context.headers)
  const { space } = await foundSpace(context, {
    owner: id,
    name: name ?? starters[language].space(username),
    starter: language,
    once: context.command && `create:${id}:${context.command.id}`,
  })
  const { rows } = await context.directory.read({ rows: spaceRows(sql`WHERE s.space_id = ${space}`) })
  const [body] = await presentSpaces(context, rows)
  return { status: 201, events: [], body }
}
