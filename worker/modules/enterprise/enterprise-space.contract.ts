import * as z from 'zod'
import { pageOf } from '../../kernel/contract/contract.ts'
import { int, blankable } from '../../kernel/contract/scalars.contract.ts'

/** Which modules a space may use. */
export const enterpriseSpaceRow = z
  .object({ space: z.int(), licensed_modules: z.string() })
  .meta({ id: 'EnterpriseSpace' })

export const enterpriseSpacePage = pageOf(enterpriseSpaceRow)
export const enterpriseSpaceDraft = z.object({ space: int(), licensed_modules: blankable(512) })
export const enterpriseSpacePatch = enterpriseSpaceDraft.partial()
