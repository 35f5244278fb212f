/** How calls reach the API. `lib/offline` replaces it by one that keeps answers. */
export const transport = { fetch: (path: string, init: RequestInit): Promise<Response> => fetch(path, init) }
