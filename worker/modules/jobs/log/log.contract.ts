import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, bool, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { keyword } from '#worker/modules/keywords/keyword.contract.ts'

/** How long the file of an export is kept, in seconds. */
export const CACHE_DURATION = 86_400

export const exportLog = resource({
  name: 'export-log',
  title: 'ExportLog',
  fields: z.object({
    type: text(32),
    msg: blankableText(1_000_000).default(''),
    running: bool().default(true),
    total_recipes: int().default(0),
    exported_recipes: int().default(0),
    /** Seconds. */
    cache_duration: int().default(0),
    possibly_not_expired: bool().default(true),
  }),
  reads: z.object({
    job: z.int().nullable().meta({ description: 'The job that it tells of; ours.' }),
    created_by: z.int(),
    created_at: z.string(),
  }),
  roles: { read: 'guest', write: 'guest' },
})

export const importLog = resource({
  name: 'import-log',
  title: 'ImportLog',
  fields: z.object({
    type: text(32),
    msg: blankableText(1_000_000).default(''),
    running: bool().default(true),
    total_recipes: int().default(0),
    imported_recipes: int().default(0),
  }),
  reads: z.object({ keyword: keyword.row.nullable(), created_by: z.int(), created_at: z.string() }),
  roles: { read: 'user', write: 'user' },
})
