import * as z from 'zod'
import { isOwnerWanted } from '../../auth/signup/owner.claim.ts'
import { route, type App } from '../../kernel/http/routes.ts'

/** Whether a new server still waits for its owner, who signs up with the code that its terminal shows. */
export const ownerRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: '/api/server-settings/owner/',
      name: 'server_settings_owner',
      tag: 'ServerSettings',
      summary: 'Whether this server waits for its owner to sign up',
      level: 'public',
      response: z.object({ wanted: z.boolean() }).meta({ id: 'OwnerWanted' }),
    },
    async ({ context }) => ({ status: 200, events: [], body: { wanted: await isOwnerWanted(context) } }),
  )
