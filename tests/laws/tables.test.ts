import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { columnsSaid, tablesIn, tablesOf } from './tables.columns.ts'

const said = tablesIn(
  import.meta.glob<object>('../../worker/**/{*.table,recipe-tally,footprint,merge-footprint}.ts', { eager: true }),
)
const made = { directory: await tablesOf(env.DIRECTORY), space: await tablesOf(env.SPACES_00) }

/** The kernel's own tables beside events, used by few statements. */
const LOG = ['event', 'command', 'sequence', 'receipt', 'guard', 'replay_due']

/** Tables that no table of the code names, and why. */
const UNSAID: Record<keyof typeof made, string[]> = {
  directory: [
    ...LOG,
    'access_token', // Read by the identity query of each request.
    'erasure', // The progress of erasures.
    'mail', // Mails of a local run.
    'secret', // Sealed texts, which follow from no event.
  ],
  space: [
    ...LOG,
    'secret',
    // Written without events, by few statements.
    'bookmarklet_import',
    'listed_file',
    'restoring',
    'upload',
    'share_link_use',
    'view_log',
    'search_text', // A full-text index, whose columns are not declared.
  ],
}

/** The auth library must not know these, or it would answer and set them. */
const UNTOLD = ['user.is_staff', 'user.is_superuser', 'user.active_space', 'user.erase_at']

it('tables in code have the columns that the migrations created', () => {
  const wrong = said.flatMap((table) => {
    const name = getTableName(table)
    const homes = Object.values(made).flatMap((tables) => tables.get(name) ?? [])
    if (homes.length === 0) return [`${name} is in no database`]
    return homes.flatMap((columns) => {
      const known = columnsSaid(table)
      return [...new Set([...columns.keys(), ...known.keys()])].flatMap((column) => {
        const [there = 'nothing', here = 'nothing'] = [columns.get(column), known.get(column)]
        // A default that the code does not name fills rows older than the column.
        const fits = here === there || here === there.replace(/ DEFAULT \S+/, '')
        return fits || UNTOLD.includes(`${name}.${column}`)
          ? []
          : [`${name}.${column} is ${there} in the database, ${here} in code`]
      })
    })
  })
  expect(wrong).toEqual([])
})

it('every table but a few is declared in code', () => {
  const names = new Set(said.map(getTableName))
  expect(names.size).toBe(said.length)
  for (const [database, tables] of Object.entries(made)) {
    const unsaid = [...tables.keys()].filter((name) => !names.has(name))
    expect(unsaid.toSorted(), database).toEqual(UNSAID[database as keyof typeof made].toSorted())
  }
})
