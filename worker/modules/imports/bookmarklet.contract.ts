import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { blankableText } from '#worker/kernel/contract/scalars.contract.ts'

export const bookmarkletImport = resource({
  name: 'bookmarklet-import',
  title: 'BookmarkletImport',
  fields: z.object({ url: blankableText(4096).nullish(), html: z.string().min(1).max(2_000_000) }),
  reads: z.object({ created_by: z.int(), created_at: z.string() }),
  roles: { read: 'guest', write: 'guest' },
})
