import * as z from 'zod'
import { int } from '#worker/kernel/contract/scalars.contract.ts'

/** Somebody of an archive who is named in its space and has not been recognized. Their numbers are below zero. */
export const awaitedPerson = z.object({ id: z.int(), name: z.string() }).meta({ id: 'AwaitedPerson' })
export const awaitedPeople = z.array(awaitedPerson)

export const recognition = z.object({ person: int(), user: int() })
