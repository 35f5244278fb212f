import * as z from 'zod'
import { crudVerbs, type Verb } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { openDataVersion } from './version.contract.ts'

/** `slug` names a record across versions. */
export const recordFields = {
  version: idRefSchema(),
  slug: text(128),
  comment: blankableText().default(''),
}

export const recordReads = {
  version: openDataVersion.row,
  created_by: z.string(),
}

export const recordAccess = {
  verbs: [...crudVerbs, 'effects'] as const satisfies Verb[],
  roles: { read: 'user', write: 'admin' },
  filters: z.object({ version: int().optional(), slug: z.string().optional() }),
} as const
