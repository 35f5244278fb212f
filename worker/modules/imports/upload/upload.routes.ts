import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { abortUpload, beginUpload, findUpload, receivePart } from './upload.change.ts'
import { partParam, upload, uploadPart, uploadRequest } from './upload.contract.ts'
import { showUpload } from './upload.rows.ts'

const path = '/api/import-files/uploads/'

/** Large files come in parts, so that a network that fails costs one part and not all. */
export function uploadRoutes(app: App): void {
  const at = { tag: 'Upload', level: 'user' } as const
  const one = { ...at, path: `${path}{id}/`, params: idParam } as const
  route(
    app,
    {
      ...at,
      method: 'post',
      path,
      name: 'create_upload',
      summary: 'Begin to send a large file',
      body: uploadRequest,
      status: 201,
      response: upload,
    },
    async ({ context, body }) => answer(await beginUpload(context, body), { status: 201 }),
  )
  route(
    app,
    { ...one, method: 'get', name: 'retrieve_upload', summary: 'Which parts are there', response: upload },
    async ({ context, params: { id } }) => answer(showUpload(await findUpload(context, id))),
  )
  route(
    app,
    {
      ...at,
      method: 'put',
      path: `${path}{id}/{part}/`,
      params: partParam,
      name: 'update_upload_part',
      summary: 'Send one part; the same again is no harm',
      multipart: true,
      body: uploadPart,
      response: upload,
    },
    async ({ context, params, body }) => answer(await receivePart(context, params, body.part)),
  )
  route(
    app,
    { ...one, method: 'delete', name: 'destroy_upload', summary: 'Send no more of it', status: 204 },
    async ({ context, params: { id } }) => {
      await abortUpload(context, id)
      return answer(null, { status: 204 })
    },
  )
}
