import { savedFilterEndpoint } from '#web/components/recipe-search/saved-filters.queries.ts'
import { resourcePicker } from '#web/lib/resource-picker.ts'

export const filterSource = resourcePicker(savedFilterEndpoint)
