import { queryOptions } from '@tanstack/react-query'
import type { enterpriseSpaceRow } from '#worker/modules/enterprise/enterprise-space.contract.ts'
import type * as z from 'zod'
import { call } from '#web/lib/api/api.ts'

/** The modules that the space may use, beside what everybody has. */
export const licencesQuery = queryOptions({
  queryKey: ['enterprise-space', 'current'],
  queryFn: ({ signal }) =>
    call<z.output<typeof enterpriseSpaceRow>>('GET', '/api/enterprise-space/current/', { signal }),
  select: ({ licensed_modules }) => licensed_modules,
})
