import type { customFilter } from '#worker/modules/books/filter.contract.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'

export const savedFilterEndpoint = resourceEndpoint<typeof customFilter>('custom-filter')
export type SavedFilter = RowOf<typeof savedFilterEndpoint>

/** Of the person, and those that others share. */
export const savedFiltersQuery = resourceListQuery(savedFilterEndpoint, { page_size: 200 })
