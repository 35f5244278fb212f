import { idParam } from '../../kernel/contract/contract.ts'
import { route, type App } from '../../kernel/http/routes.ts'
import { property } from './property.contract.ts'
import { saveProperty } from './property.save.ts'

/** The calls that change a property; the kernel serves the others. */
export function propertyRoutes(app: App): void {
  const { name, path, title: tag, row: response, roles, put, patch } = property
  const one = { path: `${path}{id}/`, tag, level: roles.write, params: idParam }
  route(
    app,
    { ...one, method: 'put', name: `update_${name}`, summary: `All fields of one ${tag}`, body: put, response },
    ({ context, params, body }) => saveProperty(context, params.id, body),
  )
  route(
    app,
    { ...one, method: 'patch', name: `patch_${name}`, summary: `Some fields of one ${tag}`, body: patch, response },
    ({ context, params, body }) => saveProperty(context, params.id, body),
  )
  route(
    app,
    { ...one, method: 'delete', name: `destroy_${name}`, summary: `Delete one ${tag}`, status: 204 },
    ({ context, params }) => saveProperty(context, params.id, null),
  )
}
