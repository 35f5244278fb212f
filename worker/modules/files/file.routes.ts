import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { addFile } from './add-file.ts'
import { changeFile } from './file.change.ts'
import { filePatch, filePut, fileUpload, userFile } from './file.contract.ts'

export function fileRoutes(app: App): void {
  const { path, title: tag, row: response, roles } = userFile
  const call = { tag, level: roles.write, response, multipart: true }
  route(
    app,
    {
      ...call,
      method: 'post',
      path,
      name: 'create_user-file',
      summary: 'Upload a file; what it is, its content says',
      body: fileUpload,
      status: 201,
    },
    ({ context, body }) => addFile(context, body),
  )
  const one = { ...call, path: `${path}{id}/`, params: idParam }
  route(
    app,
    {
      ...one,
      method: 'put',
      name: 'update_user-file',
      summary: 'Name of one file, and other content where there is some',
      body: filePut,
    },
    ({ context, params, body }) => changeFile(context, params.id, body),
  )
  route(
    app,
    {
      ...one,
      method: 'patch',
      name: 'patch_user-file',
      summary: 'Name or content of one file',
      description: 'A new name alone may come as JSON; content only as a form.',
      body: filePatch,
      multipart: false,
    },
    ({ context, params, body }) => changeFile(context, params.id, body),
  )
}
