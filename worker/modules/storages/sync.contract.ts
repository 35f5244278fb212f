import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { idOrNewSchema } from '#worker/kernel/contract/ref.contract.ts'
import { bool, instant, text } from '#worker/kernel/contract/scalars.contract.ts'
import { rootedPath } from './path.contract.ts'
import { storage } from './storage.contract.ts'

/** A folder of a storage that is scanned for new files. */
export const sync = resource({
  name: 'sync',
  title: 'Sync',
  fields: z.object({
    storage: idOrNewSchema(storage),
    path: rootedPath(text(512)),
    active: bool().default(true),
    last_checked: instant().nullish(),
  }),
  reads: z.object({
    storage: storage.row,
    last_checked: z.string().nullable(),
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
    status: z.enum(['SUCCESS', 'ERROR']),
    msg: z.string(),
    created_at: z.string(),
  }),
  verbs: ['list', 'retrieve'],
  roles: { read: 'admin', write: 'admin' },
})
