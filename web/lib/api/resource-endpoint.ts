import type * as z from 'zod'

/** Of a worker's contract, what the web reads: the rest is the server's. */
export interface ResourceEndpoint {
  name: string
  path: string
  row: z.ZodType<object>
  draft: z.ZodType
  page: z.ZodType<{ count: number; results: object[] }>
}

export type RowOf<R extends ResourceEndpoint> = z.output<R['row']>
export type DraftOf<R extends ResourceEndpoint> = z.input<R['draft']>
/** A list may show less of each row than one row alone shows. */
export type PageOf<R extends ResourceEndpoint> = z.output<R['page']>

/**
 * A resource by its type alone: `remote<typeof recipe>('recipe')`. The first page uses it with an `import type`, because
 * the contract itself brings the validation library, 22 KB that only forms need. Only name and path are there at run time.
 */
export function resourceEndpoint<R extends ResourceEndpoint>(name: R['name']): R {
  const address: Pick<ResourceEndpoint, 'name' | 'path'> = { name, path: `/api/${name}/` }
  return address as R
}
