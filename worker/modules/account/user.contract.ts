import * as z from 'zod'
import { userRow } from '#worker/kernel/contract/contract.ts'

/** A member as the others see them. `picture` is an address that opens without credentials, as a recipe's does. */
export const memberView = userRow.extend({ picture: z.string().nullable() }).meta({ id: 'MemberView' })
