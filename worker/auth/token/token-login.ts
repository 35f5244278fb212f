import * as z from 'zod'
import { route, type App } from '#worker/kernel/http/route.ts'
import { text } from '#worker/kernel/contract/scalars.contract.ts'
import { accountDeleting } from '../account/account-deleting.ts'
import { clientAddress, limitAttempts } from '../limit-attempts.ts'
import { verifyCredentials } from '../account/verify-credentials.ts'
import { createToken } from './create-token.ts'
import { answer } from '#worker/kernel/log/execute.ts'

const LIFETIME_YEARS = 5
const tokenResponse = z
  .object({
    id: z.int(),
    token: z.string(),
    scope: z.string(),
    expires: z.string(),
    user_id: z.int(),
    test: z.int(),
  })
  .meta({ id: 'AuthToken' })

export const tokenLogin = (app: App): void =>
  route(
    app,
    {
      method: 'post',
      path: '/api-token-auth/',
      name: 'create_auth_token',
      tag: 'AccessToken',
      summary: 'Log in with user name (or e-mail address) and password for a token',
      level: 'public',
      body: z.object({
        username: text(320),
        password: z
          .string('This field is required.')
          .min(1, 'This field may not be blank.')
          .max(1000, 'This is too long.'),
      }),
      response: tokenResponse,
    },
    async ({ context, body: { username, password } }) => {
      const address = `ip:${clientAddress(context)}`
      await limitAttempts(context.env.LIMIT_TOKEN, [address])
      const { id: user, erase_at } = await verifyCredentials(context, username, password)
      if (erase_at !== null) throw accountDeleting(erase_at)
      const end = new Date(context.at)
      end.setUTCFullYear(end.getUTCFullYear() + LIFETIME_YEARS)
      const client = clientName(context.headers)
      const { token, row } = await createToken(context, {
        user,
        scope: 'read write app',
        expires: end.toISOString(),
        client,
      })
      const { id, scope, expires } = row
      return answer({ id, token, scope, expires, user_id: user, test: user })
    },
  )

/** The first word of the user agent, as in `kitshn/1.9 (Android 16)`. */
const clientName = (headers: Headers): string =>
  /^[^\s/(]+/.exec(headers.get('user-agent')?.trim() ?? '')?.[0].slice(0, 60) ?? 'unknown'
