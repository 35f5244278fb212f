import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, bool, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { keyword } from '#worker/modules/keywords/keyword.contract.ts'

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
