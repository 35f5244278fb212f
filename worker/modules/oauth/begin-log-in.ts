import type { Context as HonoContext } from 'hono'
import { publicOrigin } from '#worker/auth/auth-secret.ts'
import { sessionMark } from '#worker/auth/session-mark.ts'
import { uuid } from '#worker/clock.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { visibleRow, type Definition } from '#worker/kernel/resource/define-resource.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { authorizationUrl } from './authorization-url.ts'
import type { LogInTarget } from './log-in-targets.ts'
import { sealState } from './log-in-state.ts'
import { oauthProvider } from './oauth-provider.ts'

export const CALLBACK_PATH = '/api/oauth/callback/'
export const SESSION_PURPOSE = 'log-in'

export const redirectUriOf = ({ env, url }: Context): string => `${publicOrigin(env, url)}${CALLBACK_PATH}`

/** The address of the service where the person of this session agrees that Larder may use an account for a row. */
export async function beginLogIn(
  context: Context,
  c: HonoContext,
  { target, definition, id }: { target: LogInTarget; definition: Definition; id: number },
): Promise<{ url: string }> {
  const { space, shard } = membershipOf(context)
  const db = context.spaceDatabase(shard)
  const { row } = await db.read({ row: visibleRow(definition, space, id, context) })
  const name = target.providerOf(foundOne(row))
  if (!name) throw noLogIn()
  const provider = oauthProvider(name, context.env)
  if (!provider) throw notSetUp()
  const session = context.identity?.scopes === null ? await sessionMark(c, context, SESSION_PURPOSE) : null
  if (session === null) throw sessionNeeded()
  const verifier = `${uuid()}${uuid()}`
  const state = await sealState(context.env, {
    space,
    user: personOf(context).id,
    session,
    resource: target.resource,
    id,
    provider: name,
    verifier,
    begun: context.at,
  })
  return { url: await authorizationUrl(provider, { state, verifier, redirectUri: redirectUriOf(context) }) }
}

const noLogIn = problem('oauth.no_log_in', 409, 'Nobody logs in for this elsewhere. Give what it asks for instead.')
const notSetUp = problem(
  'oauth.not_set_up',
  409,
  'This server is not set up for this service. Its operator has to get a client of the service first.',
)
const sessionNeeded = problem('oauth.session_needed', 409, 'Log in to Larder in a browser to connect this service.')
