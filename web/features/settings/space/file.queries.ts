import type { userFile } from '#worker/modules/files/file.contract.ts'
import { resourceEndpoint } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'

const endpoint = resourceEndpoint<typeof userFile>('user-file')
export type FileKind = 'picture' | 'style'

export const filesQuery = resourceListQuery(endpoint, { page_size: 200 })

/** A file's type is not told; pictures have a preview, and style sheets keep the ending of their name. */
export const isOfKind = ({ preview, name }: { preview: string; name: string }, kind: FileKind): boolean =>
  kind === 'picture' ? preview !== '' : /\.css$/i.test(name)
