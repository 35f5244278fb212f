import { env } from 'cloudflare:workers'
import { getTableName } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { columnsSaid, tablesIn, tablesOf } from './tables.columns.ts'

const said = tablesIn(
  import.meta.glob<object>('../../worker/**/{*.table,recipe-tally,footprint,merge-footprint}.ts', { eager: true }),
)
const made = { directory: await tablesOf(env.DIRECTORY), space: await tablesOf(env.SPACES_00) }

/** What the log keeps beside events; written and read by the few statements of the kernel. */
const LOG = ['event', 'command', 'sequence', 'receipt', 'guard', 'replay_due']

/** Tables that no table of the code names, and why. */
const UNSAID: Record<keyof typeof made, string[]> = {
  directory: [
    ...LOG,
    'access_token', // Read with each request, by one statement over all that says who asks.
    'erasure', // How far an erasure has come, for those who carry it on.
    'mail', // What would have been sent, where nothing sends.
    'secret', // Sealed texts, which are beside the log and follow from no event.
  ],
  space: [
    ...LOG,
    'secret',
    // What was looked at or handed in is kept without events, by few statements.
    'bookmarklet_import',
    'share_link_use',
    'view_log',
    'search_text', // An index of texts, of which a statement says more than its columns.
  ],
}

/** What the sign-in library must not know of a person, or it would say and set it. */
const UNTOLD = ['user.is_staff', 'user.is_superuser', 'user.active_space', 'user.erase_at']

it('tables say in code the columns that the migrations made', () => {
  const wrong = said.flatMap((table) => {
    const name = getTableName(table)
    const homes = Object.values(made).flatMap((tables) => tables.get(name) ?? [])
    if (homes.length === 0) return [`${name} is in no database`]
    return homes.flatMap((columns) => {
      const known = columnsSaid(table)
      return [...new Set([...columns.keys(), ...known.keys()])].flatMap((column) => {
        const [there = 'nothing', here = 'nothing'] = [columns.get(column), known.get(column)]
        // A default that the code does not name is for what was there before the column.
        const fits = here === there || here === there.replace(/ DEFAULT \S+/, '')
        return fits || UNTOLD.includes(`${name}.${column}`)
          ? []
          : [`${name}.${column} is ${there} in the database, ${here} in code`]
      })
    })
  })
  expect(wrong).toEqual([])
})

it('every table is known in code, but for a few', () => {
  const names = new Set(said.map(getTableName))
  expect(names.size).toBe(said.length)
  for (const [database, tables] of Object.entries(made)) {
    const unsaid = [...tables.keys()].filter((name) => !names.has(name))
    expect(unsaid.toSorted(), database).toEqual(UNSAID[database as keyof typeof made].toSorted())
  }
})
