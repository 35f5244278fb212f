import * as z from 'zod'
import { pageSchema } from '#worker/kernel/contract/contract.ts'
import { int, blankableText } from '#worker/kernel/contract/scalars.contract.ts'

export const enterpriseSpaceRow = z
  .object({ space: z.int(), licensed_modules: z.string() })
  .meta({ id: 'EnterpriseSpace' })

export const enterpriseSpacePage = pageSchema(enterpriseSpaceRow)
export const enterpriseSpaceDraft = z.object({ space: int(), licensed_modules: blankableText(512) })
export const enterpriseSpacePatch = enterpriseSpaceDraft.partial()
