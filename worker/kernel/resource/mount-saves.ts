import type * as z from 'zod'
import type { Context } from '../log/context.ts'
import { idParam, type Level } from '../contract/contract.ts'
import type { Answer } from '../log/execute.ts'
import { route, type App } from '../http/route.ts'

interface SavableResource<D extends z.ZodType, P extends z.ZodType, C extends z.ZodType, R extends z.ZodType> {
  name: string
  path: string
  title: string
  row: R
  roles: { write: Level }
  draft: D
  put: P
  patch: C
}

/** The create, update and patch calls of a resource with a decider of its own. A new row has no id yet. */
export function mountSaves<D extends z.ZodType, P extends z.ZodType, C extends z.ZodType, R extends z.ZodType>(
  app: App,
  { name, path, title: tag, row: response, roles: { write: level }, draft, put, patch }: SavableResource<D, P, C, R>,
  save: (
    context: Context,
    id: number | null,
    body: z.output<D> | z.output<P> | z.output<C>,
  ) => Promise<Answer<z.output<R>>>,
  summary = `New ${tag}`,
): void {
  route(
    app,
    { method: 'post', path, name: `create_${name}`, tag, summary, level, body: draft, status: 201, response },
    ({ context, body }) => save(context, null, body),
  )
  const one = { path: `${path}{id}/`, tag, level, params: idParam, response }
  route(
    app,
    { ...one, method: 'put', name: `update_${name}`, summary: `All fields of one ${tag}`, body: put },
    ({ context, params, body }) => save(context, params.id, body),
  )
  route(
    app,
    { ...one, method: 'patch', name: `patch_${name}`, summary: `Some fields of one ${tag}`, body: patch },
    ({ context, params, body }) => save(context, params.id, body),
  )
}
