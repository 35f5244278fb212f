import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, verbatimText, text } from '#worker/kernel/contract/scalars.contract.ts'
import { rootedPath } from './path.contract.ts'

export const storageMethods = ['DB', 'NEXTCLOUD', 'WEBDAV', 'S3', 'LOCAL'] as const

/**
 * An external place with files of recipes: Dropbox, Nextcloud, WebDAV, S3. `LOCAL` is a folder that the operator of a
 * server of their own gave it when it was started; files of the server itself are never a storage.
 */
export const storage = resource({
  name: 'storage',
  title: 'Storage',
  fields: z.object({
    name: text(128),
    method: z.enum(storageMethods, { error: ({ input }) => `"${String(input)}" is not a valid choice.` }).default('DB'),
    username: blankableText(128).nullish(),
    url: blankableText(200).nullish(),
    path: rootedPath(blankableText(256)).default(''),
    region: blankableText(64).nullish(),
    bucket: blankableText(128).nullish(),
  }),
  secrets: z.object({ password: verbatimText(128).nullish(), token: verbatimText(4098).nullish() }),
  reads: z.object({ created_by: z.int(), region: z.string().nullable(), bucket: z.string().nullable() }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'admin', write: 'admin' },
})

/** Whether a storage can be reached; `code` and `msg` say why not. */
export const storageTest = z
  .object({ ok: z.boolean(), code: z.string().nullable(), msg: z.string() })
  .meta({ id: 'StorageTest' })

/** What lies in a folder of a storage. `next` asks for more of it. */
export const storageFolder = z
  .object({
    results: z.array(
      z
        .object({ name: z.string(), path: z.string(), is_folder: z.boolean(), size: z.int().nullable() })
        .meta({ id: 'StorageEntry' }),
    ),
    next: z.string().nullable(),
    /** More lies in it than is told. */
    is_cut: z.boolean().optional(),
  })
  .meta({ id: 'StorageFolder' })
