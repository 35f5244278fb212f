import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Context } from '../kernel/context.ts'
import { invalid } from '../kernel/errors.ts'
import { query } from '../kernel/query.ts'
import { route, type App } from '../kernel/routes.ts'
import { text } from '../kernel/scalars.contract.ts'
import { addressOf, limit, personKey } from './limit.ts'
import { hashPassword, verifyPassword } from './password.hash.ts'
import { mint } from './token.mint.ts'

const YEARS = 5
const wrong = () =>
  invalid({ non_field_errors: ['Unable to log in with provided credentials.'] }, 'auth.wrong_credentials')

const issued = z
  .object({
    id: z.int(),
    token: z.string(),
    scope: z.string(),
    expires: z.string(),
    user_id: z.int(),
    test: z.int(),
  })
  .meta({ id: 'AuthToken' })

/** `POST /api-token-auth/`: an app gives a password once, and gets a token to work with from then on. */
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
      response: issued,
    },
    async ({ context, body: { username, password } }) => {
      const address = `ip:${addressOf(context)}`
      await limit(context.env.LIMIT_TOKEN, [address])
      const claim = { kind: username.includes('@') ? ('email' as const) : ('username' as const), value: username }
      await limit(context.env.LIMIT_AUTH, [address, await personKey(context, claim)])
      const user = await proven(context, username, password)
      const end = new Date(context.at)
      end.setUTCFullYear(end.getUTCFullYear() + YEARS)
      const client = clientOf(context.headers)
      const { token, row } = await mint(context, { user, scope: 'read write app', expires: end.toISOString(), client })
      const { id, scope, expires } = row
      return { status: 200, events: [], body: { id, token, scope, expires, user_id: user, test: user } }
    },
  )

/** Whose name and password these are. A wrong name takes as long to refuse as a wrong password. */
async function proven({ directory }: Context, login: string, password: string): Promise<number> {
  const name = login.toLowerCase()
  const column = login.includes('@') ? sql`u.email` : sql`u.username`
  const { found } = await directory.read({
    found: query<{ id: number; password: string | null; is_active: boolean }>(
      sql`SELECT u.id, a.password, u.is_active FROM user u
        JOIN account a ON a.user_id = u.id AND a.provider_id = 'credential' WHERE ${column} = ${name}`,
      { bool: ['is_active'] },
    ),
  })
  const [person] = found
  if (!person?.password) {
    await hashPassword(password)
    throw wrong()
  }
  if (!(await verifyPassword({ hash: person.password, password })) || !person.is_active) throw wrong()
  return person.id
}

/** The app by the first word of its user agent, as in `kitshn/1.9 (Android 16)`. */
const clientOf = (headers: Headers): string =>
  /^[^\s/(]+/.exec(headers.get('user-agent')?.trim() ?? '')?.[0].slice(0, 60) ?? 'unknown'
