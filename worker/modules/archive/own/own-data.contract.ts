import * as z from 'zod'
import { archive } from '../archive.contract.ts'

/** The newest that was asked for, and none where nobody has. */
export const ownData = archive
  .pick({
    id: true,
    state: true,
    created_at: true,
    bytes: true,
    rows: true,
    files: true,
    download: true,
    code: true,
    msg: true,
  })
  .meta({ id: 'OwnData' })

export const ownDataList = z.array(ownData)
