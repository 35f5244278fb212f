import { sql } from 'drizzle-orm'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { reactor, reactorResult, type ReactorResult } from '#worker/kernel/log/reactor.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { openStorage } from '../open-storage.ts'
import { pathFault } from '../path-rule.ts'
import { StorageFailure } from '../services/storage-failure.ts'
import type { ExternalFileEvent } from './external-file.events.ts'
import { fileOf } from './external-file.rows.ts'

type Asked = Extract<ExternalFileEvent, { type: 'external-file.deletion_asked' }>

/** Some minutes: whoever wants a file gone would rather be told. */
const MOST_ATTEMPTS = 5

/**
 * Deletes the file at its storage, and then what the recipe says of it. Who is cut off in between deletes again what is
 * gone, which is no failure.
 */
export const deleteFileReactor = reactor<Asked>(
  'external-file-deletion',
  ['external-file.deletion_asked'],
  async ({ space, data: { recipe } }, { env, db }) => {
    const { found } = await db.read({ found: fileOf(space, recipe, sql`1`) })
    const [file] = found
    if (!file?.storage || file.deletion !== 'asked') return null
    try {
      if (pathFault(file.path) !== null) throw new StorageFailure('no_such_file')
      const service = await openStorage(db, env, { space, id: file.storage })
      await service.remove({ path: file.path, id: file.uid })
    } catch (error) {
      if (!(error instanceof StorageFailure) || error.isPassing) throw error
      return failed(space, recipe, error.code)
    }
    return deleted(space, recipe)
  },
  {
    giveUp: ({ space, data: { recipe } }: Logged<Asked>, error) =>
      failed(space, recipe, error instanceof StorageFailure ? error.code : 'storage.unreachable'),
    mostAttempts: MOST_ATTEMPTS,
  },
)

const failed = (space: number, recipe: number, code: string): ReactorResult =>
  reactorResult({ now: fileOf(space, recipe, sql`1`) }, ({ now: [now] }) => ({
    appends:
      now?.deletion === 'asked'
        ? [
            {
              stream: `external-file:${recipe}`,
              expected: now.version,
              events: [{ type: 'external-file.deletion_failed', data: { recipe, code } }],
            },
          ]
        : [],
    requires: [],
  }))

const deleted = (space: number, recipe: number): ReactorResult =>
  reactorResult(
    {
      now: fileOf(space, recipe, sql`1`),
      recipes: query<{ version: number; path: string }>(
        sql`SELECT version, file_path AS path FROM recipe WHERE space_id = ${space} AND id = ${recipe}`,
      ),
    },
    ({ now: [now], recipes: [own] }) => {
      if (!now || !own) return { appends: [], requires: [] }
      return {
        appends: [
          {
            stream: `external-file:${recipe}`,
            expected: now.version,
            events: [{ type: 'external-file.deleted', data: { recipe } }],
          },
          ...(own.path === ''
            ? []
            : [
                {
                  stream: `recipe:${recipe}`,
                  expected: own.version,
                  events: [{ type: 'recipe.described', data: { id: recipe, patch: { file_path: '' } } }],
                },
              ]),
        ],
        requires: [],
      }
    },
  )
