import * as z from 'zod'
import { idParam } from '#worker/kernel/contract/contract.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import type { Definition } from '#worker/kernel/resource/define-resource.ts'
import { beginLogIn, CALLBACK_PATH } from './begin-log-in.ts'
import { finishLogIn, type LogInEnd } from './finish-log-in.ts'
import type { LogInTarget } from './log-in-targets.ts'

const authorizationAddress = z
  .object({ url: z.url().describe('Where the person agrees; it leads back here') })
  .meta({ id: 'AuthorizationAddress' })

const oneText = z.union([z.string(), z.array(z.string()).transform(([first]) => first ?? '')])

export const oauthRoutes =
  (targets: readonly { target: LogInTarget; definition: Definition }[]) =>
  (app: App): void => {
    for (const one of targets) {
      const { contract } = one.definition
      route(
        app,
        {
          method: 'get',
          path: `${contract.path}{id}/authorize/`,
          name: `${contract.name.replaceAll('-', '_')}_authorize`,
          tag: contract.title,
          level: contract.roles.write,
          summary: 'Where to log in to the service, in the browser session that asks',
          params: idParam,
          response: authorizationAddress,
          responseExample: { url: 'https://login.example.com/authorize?client_id=1&state=v1.a.b' },
        },
        async ({ context, params: { id }, c }) =>
          answer(await beginLogIn(context, c, { ...one, id }), { noStore: true }),
      )
    }
    route(
      app,
      {
        method: 'get',
        path: CALLBACK_PATH,
        name: 'oauth_callback',
        tag: 'OAuth',
        level: 'public',
        summary: 'Where a service sends people back to after they agreed; leads on to a page',
        query: z.object({ state: oneText, code: oneText.optional(), error: oneText.optional() }),
        status: 303,
      },
      async ({ context, query, c }) => c.redirect(pageOf(await finishLogIn(context, c, query, targets)), 303),
    )
  }

/** A path of ours, whatever came, that opens the row. */
const pageOf = ({ page, id, failure }: LogInEnd): string =>
  `${page}?${new URLSearchParams({ ...(id === null ? {} : { edit: String(id) }), connected: failure ?? 'yes' }).toString()}`
