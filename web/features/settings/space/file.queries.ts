import type { userFile } from '#worker/modules/files/file.contract.ts'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'

const endpoint = resourceEndpoint<typeof userFile>('user-file')
export type FileKind = 'picture' | 'style'
type UserFileRow = RowOf<typeof userFile>

export const filesQuery = resourceListQuery(endpoint, { page_size: 200 })

const maxName = 128

export async function uploadFile(file: File): Promise<UserFileRow> {
  const body = new FormData()
  body.append('name', file.name.slice(0, maxName))
  body.append('file', file)
  const made = await call<UserFileRow>('POST', endpoint.path, { body })
  await queryClient.invalidateQueries({ queryKey: filesQuery.queryKey })
  return made
}

/** A file's type is not told; pictures have a preview, and style sheets keep the ending of their name. */
export const isOfKind = ({ preview, name }: { preview: string; name: string }, kind: FileKind): boolean =>
  kind === 'picture' ? preview !== '' : /\.css$/i.test(name)
