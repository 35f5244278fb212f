import * as z from 'zod'
import type { Resource } from '#worker/kernel/contract/contract.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'

type Owned = Pick<Resource, 'draft' | 'patch'>

/**
 * An item with an id changes that one and keeps missing fields; without an id it is new and must be complete. A bare
 * integer is an id.
 */
export const nestedItem = <R extends Owned>(contract: R) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? { id: value } : value),
    contract.patch.extend({ id: int().nullish() }).check(({ value, issues }) => {
      if (value.id !== undefined && value.id !== null) return
      for (const field of missingFields(contract, value)) {
        issues.push({ code: 'custom', path: [field], message: REQUIRED_MESSAGE, input: value })
      }
    }),
  ) as unknown as z.ZodType<z.output<R['patch']> & { id?: number | null }> // The check leaves the value as it is.

export const REQUIRED_MESSAGE = 'This field is required.'

export const missingFields = ({ draft }: Owned, value: object): string[] =>
  Object.entries(draft.shape).flatMap(([name, field]) =>
    name in value && value[name as never] !== undefined ? [] : isOptional(field) ? [] : [name],
  )

const isOptional = (field: z.core.$ZodType) => z.safeParse(field, undefined).success
