import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { shareLink, shareLinkRow } from '#worker/modules/share-links/share-link.contract.ts'
import { call } from '#web/lib/api/api.ts'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

const path = '/api/share-link/'

export type ShareLinkRow = z.output<typeof shareLinkRow>

export const shareLinksQuery = (recipe: number) =>
  queryOptions({
    queryKey: ['share-link', 'list', recipe],
    queryFn: ({ signal }) => call<ShareLinkRow[]>('GET', path, { query: { recipe }, signal }),
  })

const invalidateShareLinks = () => queryClient.invalidateQueries({ queryKey: ['share-link'] })

/** GET creates the link: clients of this API expect that. */
export async function createShareLink(recipe: number) {
  const link = await call<z.output<typeof shareLink>>('GET', `${path}${recipe}/`)
  await invalidateShareLinks()
  return link
}

/** Null for a link without an end. */
export async function dateShareLink(share: string, valid_until: CivilDate | null) {
  await call('PATCH', `${path}${share}/`, { body: { valid_until } })
  await invalidateShareLinks()
}

export async function revokeShareLink(share: string) {
  await call('DELETE', `${path}${share}/`)
  await invalidateShareLinks()
}
