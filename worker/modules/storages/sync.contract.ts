import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { idOrNewSchema } from '#worker/kernel/contract/ref.contract.ts'
import { bool, instant, text } from '#worker/kernel/contract/scalars.contract.ts'
import { foundFiles } from './found-files.contract.ts'
import { rootedPath } from './path.contract.ts'
import { storage } from './storage.contract.ts'

/** A folder of a storage that is looked through for new files, `recursive` with the folders in it. */
export const sync = resource({
  name: 'sync',
  title: 'Sync',
  fields: z.object({
    storage: idOrNewSchema(storage),
    path: rootedPath(text(512)),
    active: bool().default(true),
    last_checked: instant().nullish(),
    recursive: bool().default(false),
  }),
  reads: z.object({
    storage: storage.row,
    last_checked: z.string().nullable(),
    next_check: z.string().nullable(),
    failures: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'admin', write: 'admin' },
})

export const syncLog = resource({
  name: 'sync-log',
  title: 'SyncLog',
  fields: z.object({}),
  reads: z.object({
    sync: sync.row,
    /** `RUNNING` as long as a check is at work. */
    status: z.enum(['SUCCESS', 'ERROR', 'RUNNING']),
    msg: z.string(),
    /** Why it failed. */
    code: z.string().nullable(),
    /** Counts of files; of a check that is at work, how many it has seen so far. */
    found: foundFiles.partial().required({ files: true }).nullable(),
    created_at: z.string(),
  }),
  verbs: ['list', 'retrieve'],
  roles: { read: 'admin', write: 'admin' },
})
