import * as z from 'zod'
import { userRow } from '#worker/kernel/contract/contract.ts'

export const fileView = z
  .object({
    id: z.int(),
    name: z.string(),
    file_download: z.string(),
    preview: z.string(),
    file_size_kb: z.int(),
    created_by: userRow,
    created_at: z.string(),
  })
  .meta({ id: 'UserFileView' })
