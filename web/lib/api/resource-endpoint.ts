import type * as z from 'zod'

export interface ResourceEndpoint {
  name: string
  path: string
  row: z.ZodType<object>
  draft: z.ZodType
  page: z.ZodType<{ count: number; results: object[] }>
}

export type RowOf<R extends ResourceEndpoint> = z.output<R['row']>
export type DraftOf<R extends ResourceEndpoint> = z.input<R['draft']>
/** Rows of a list may have fewer fields than a row of its own call. */
export type PageOf<R extends ResourceEndpoint> = z.output<R['page']>

/** Needs the contract's type alone, which spares the first page 22 KB of zod; only name and path exist. */
export function resourceEndpoint<R extends ResourceEndpoint>(name: R['name']): R {
  const address: Pick<ResourceEndpoint, 'name' | 'path'> = { name, path: `/api/${name}/` }
  return address as R
}
