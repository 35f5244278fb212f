import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { idOrNewSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'
import { job } from '#worker/modules/jobs/job.contract.ts'
import { rootedPath } from './path.contract.ts'
import { storage } from './storage.contract.ts'

/** A file in a storage that has not become a recipe. */
export const recipeImport = resource({
  name: 'recipe-import',
  title: 'RecipeImport',
  fields: z.object({
    storage: idOrNewSchema(storage),
    name: text(128),
    file_uid: blankableText(256).default(''),
    file_path: rootedPath(blankableText(512)).default(''),
  }),
  reads: z.object({ storage: storage.row, created_at: z.string(), space: z.int() }),
  ignores: ['space'],
  roles: { read: 'admin', write: 'admin' },
})

/** The job that reads files, and how many were left. */
export const readFiles = z
  .object({
    job: job.nullable(),
    read: z.int(),
    failed: z.array(z.object({ id: z.int(), name: z.string(), error: z.string(), code: z.string() })),
    remaining: z.int(),
  })
  .meta({ id: 'RecipeImportRead' })

export const importedAll = z
  .object({
    msg: z.literal('ok'),
    imported: z.int(),
    failed: z.array(
      z
        .object({ id: z.int(), name: z.string(), error: z.string(), code: z.string() })
        .meta({ id: 'RecipeImportFailure' }),
    ),
    /** Files that there was no time for; another call imports them. */
    remaining: z.int(),
  })
  .meta({ id: 'RecipeImportAll' })
