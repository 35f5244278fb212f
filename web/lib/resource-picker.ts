import { api } from './api/api.ts'
import type { ResourceEndpoint } from './api/resource-endpoint.ts'

/** A row, or a name that the server finds or creates when the draft is saved, with its plural where that is known. */
export type Picked = { id: number; name: string } | { id?: never; name: string; plural_name?: string }

export interface PickerSource {
  key: string
  search: (query: string, signal: AbortSignal) => Promise<readonly Picked[]>
}

const maxOptions = 20

export function resourcePicker<R extends ResourceEndpoint>(
  resource: R,
  query: Record<string, string | number> = {},
): PickerSource {
  return {
    key: `${resource.name}?${JSON.stringify(query)}`,
    search: async (text, signal) => {
      const page = await api(resource).list({ ...query, query: text, page_size: maxOptions }, signal)
      return page.results.flatMap((row: object) =>
        'id' in row && 'name' in row && typeof row.id === 'number' ? [{ id: row.id, name: String(row.name) }] : [],
      )
    },
  }
}
