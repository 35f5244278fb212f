import { env } from 'cloudflare:workers'
import { getTableName, sql } from 'drizzle-orm'
import { Database } from '#worker/kernel/sql/database.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { householdIn, keyIn, type NewWorld, personIn } from '#worker/modules/archive/restore/renumber.ts'
import { modules } from '#worker/registry.ts'

interface Place {
  space: number
  shard: string
}

/** Columns whose values are people, households and keys of files; and whole tables whose rows say so in texts. */
const PEOPLE = ['created_by', 'user_id']
const LISTS_OF_PEOPLE = ['plan_share', 'shared', 'shopping_share']
const ADDRESSES = ['uuid']
const IN_TEXTS = ['row_copy']
/** What closes a restored log changes these: nobody is here yet, jobs end, secrets are missing. */
const CLOSED: Record<string, readonly string[]> = {
  member: [
    'gone',
    'seq',
    'username',
    'first_name',
    'last_name',
    'display_name',
    'household',
    'is_staff',
    'is_superuser',
  ],
  job: ['deleted_with', 'version', 'updated_at', 'params', 'details'],
  job_item: ['details'],
  connector_config: ['has_token', 'version', 'updated_at'],
  storage: ['has_token', 'has_password', 'version', 'updated_at'],
  ai_provider: ['has_api_key', 'version', 'updated_at'],
  archive_schedule: ['asked_at'],
  // Its ids are places in the log of the server.
  inventory_log: ['id'],
}

/** Tables of which a restored space has other rows than the archived one, but for what is of another place. */
export async function tablesThatDiffer(
  from: Place & { archive: number },
  to: Place,
  world: NewWorld,
): Promise<string[]> {
  const wrong: string[] = []
  for (const table of modules.flatMap(({ tables = [] }) => tables)) {
    const name = getTableName(table)
    const [was, is] = await Promise.all([from, to].map((place) => rowsOf(place, name)))
    const wanted =
      was?.filter((row) => !isOf(from.archive, name, row)).map((row) => alike(name, renewed(row, world))) ?? []
    const found = is?.map((row) => alike(name, row)) ?? []
    const said = JSON.stringify(wanted.toSorted())
    if (IN_TEXTS.includes(name) ? wanted.length !== found.length : said !== JSON.stringify(found.toSorted()))
      wrong.push(
        `${name}\n${wanted.filter((row) => !found.includes(row)).join('\n')}\nis\n${found.filter((row) => !wanted.includes(row)).join('\n')}`,
      )
  }
  return wrong
}

/** An archive is of the moment before its own job. */
const isOf = (job: number, table: string, row: Row) =>
  (table === 'job' && row['id'] === job) || (table === 'job_item' && row['job'] === job)

async function rowsOf({ space, shard }: Place, table: string): Promise<Row[]> {
  const db = new Database(shard, databaseByName(env, shard))
  const [rows = []] = await db.batch([sql`SELECT * FROM ${sql.identifier(table)} WHERE space_id = ${space}`])
  return rows
}

const renewed = (row: Row, world: NewWorld): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (PEOPLE.includes(name) && typeof value === 'number') return [name, personIn(world, value)]
      if (name === 'household' && typeof value === 'number') return [name, householdIn(world, value)]
      if (LISTS_OF_PEOPLE.includes(name) && typeof value === 'string')
        return [name, JSON.stringify((JSON.parse(value) as number[]).map((id) => personIn(world, id)))]
      return [name, typeof value === 'string' ? (keyIn(world, value) ?? value) : value]
    }),
  )

/** A row without what must differ, and without links, whose ids are addresses. */
const alike = (table: string, row: Row): string =>
  JSON.stringify(
    Object.entries(row).filter(
      ([name]) =>
        name !== 'space_id' &&
        !ADDRESSES.includes(name) &&
        !(table === 'share_link' && name === 'id') &&
        !(CLOSED[table] ?? []).includes(name),
    ),
  )
