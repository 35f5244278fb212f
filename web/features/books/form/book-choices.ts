import type { customFilter } from '#worker/modules/books/filter.contract.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { resourcePicker } from '#web/lib/resource-picker.ts'

export const filterSource = resourcePicker(resourceEndpoint<typeof customFilter>('custom-filter'))
