import type { userFile } from '#worker/modules/files/file.contract.ts'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'

const { name: resource, path } = resourceEndpoint<typeof userFile>('user-file')

/** The API's limit for names of files, whose ending says what they are. */
const maxName = 128

export async function uploadFile(file: File): Promise<RowOf<typeof userFile>> {
  const body = new FormData()
  body.append('name', file.name.slice(-maxName))
  body.append('file', file)
  const made = await call<RowOf<typeof userFile>>('POST', path, { body })
  await queryClient.invalidateQueries({ queryKey: [resource] })
  return made
}
