import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#web/lib/api/api-error.ts'
import { transport } from '#web/lib/api/transport.ts'

/** The file itself, with the type that the server gave it: what a storage says of its own files is not to be trusted. */
export const recipeFileQuery = (id: number, share: string | undefined) =>
  queryOptions({
    queryKey: ['recipe', 'file', id, share ?? null],
    staleTime: Infinity,
    // A file may be large, and is seldom looked at twice.
    gcTime: 60_000,
    retry: false,
    queryFn: async ({ signal }): Promise<Blob> => {
      const query = share === undefined ? '' : `?share=${encodeURIComponent(share)}`
      const path = `/api/get_recipe_file/${id}/${query}`
      const response = await transport.fetch(path, { method: 'GET', credentials: 'same-origin', signal })
      if (!response.ok) throw new ApiError(response, await response.json().catch(() => undefined))
      return response.blob()
    },
  })
