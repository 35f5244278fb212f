import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { foodHeirs } from '#worker/modules/foods/heirs/heirs.contract.ts'
import { call } from '#web/lib/api/api.ts'

/** How many foods below one take each field over from it. */
export const heirsQuery = (food: number) =>
  queryOptions({
    queryKey: ['food', 'heirs', food],
    queryFn: ({ signal }) => call<z.output<typeof foodHeirs>>('GET', `/api/food/${food}/heirs/`, { signal }),
  })
