import { deviceSettings } from '#web/lib/device-settings.ts'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { resourceListQuery } from '#web/lib/api/resource.ts'
import { recipeEndpoint } from '#web/components/recipe/recipe.rows.ts'

const maxPageSize = 200

/** As the person wants it on this device. */
export const pageSize = () => Math.min(maxPageSize, Math.max(1, deviceSettings.get().search_itemsPerPage))

export const resultsQuery = (filters: ApiQuery, page: number) =>
  resourceListQuery(recipeEndpoint, { ...filters, page, page_size: pageSize() })
