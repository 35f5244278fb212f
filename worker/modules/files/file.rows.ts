import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/context.ts'
import { memberJson } from '../../kernel/member.table.ts'
import type { Computed } from '../../kernel/resource.ts'
import { fileTable as file } from './file.table.ts'

/** What an answer says of a file beyond its name. Addresses for a visitor carry what admits them. */
export const fileRows = (context: Context): Record<string, Computed> => {
  const pass = context.identity && personOf(context).id === 0 ? passOf(context.url) : ''
  const { origin } = context.url
  return {
    file_download: { sql: sql`${`${origin}/api/download-file/`} || ${file.id} || ${`/${pass}`}` },
    preview: { sql: sql`iif(${isPicture(sql`${file.type}`)}, ${`${origin}/media/`} || ${file.key} || ${pass}, '')` },
    file_size_kb: { sql: sql`CAST(round(${file.size} / 1000.0) AS INTEGER)` },
    created_by: { as: 'json', sql: memberJson(sql`${file.space_id}`, sql`${file.created_by}`) },
  }
}

const passOf = ({ searchParams }: URL): string => {
  const name = ['share', 'token'].find((one) => searchParams.has(one))
  return name === undefined ? '' : `?${name}=${encodeURIComponent(searchParams.get(name) ?? '')}`
}

const isPicture = (type: SQL): SQL => sql`substr(${type}, 1, 6) = 'image/'`
