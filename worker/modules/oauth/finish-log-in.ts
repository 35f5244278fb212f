import { sql } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { sessionMark } from '#worker/auth/session-mark.ts'
import { isProblem } from '#worker/kernel/log/execute.ts'
import { hasLevel, type Context } from '#worker/kernel/log/context.ts'
import { updateResource } from '#worker/kernel/resource/crud.ts'
import { visibleRow, type Definition } from '#worker/kernel/resource/define-resource.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { redirectUriOf, SESSION_PURPOSE } from './begin-log-in.ts'
import { openState, type LogInState } from './log-in-state.ts'
import type { LogInTarget } from './log-in-targets.ts'
import { OAuthFault } from './oauth-fault.ts'
import { oauthProvider, type OAuthProvider } from './oauth-provider.ts'
import { exchangeCode } from './request-tokens.ts'

export interface CameBack {
  state: string
  code?: string | undefined
  error?: string | undefined
}

type Target = { target: LogInTarget; definition: Definition }

/** Why nothing was done. */
export type LogInFailure = 'expired' | 'denied' | 'refused' | 'unreachable'

export interface LogInEnd {
  page: string
  id: number | null
  failure: LogInFailure | null
}

const LIFETIME_MS = 15 * 60_000

/**
 * Keeps the tokens that the code stands for beside the row for which this person, in this session, in this space, began a
 * log-in. Whatever else comes to this address changes nothing and asks nobody.
 */
export async function finishLogIn(
  context: Context,
  c: HonoContext,
  { code, state: sealed, error }: CameBack,
  targets: readonly Target[],
): Promise<LogInEnd> {
  const state = await openState(context.env, sealed)
  const found = targets.find(({ target }) => target.resource === state?.resource)
  if (!state || !found) return { page: '/settings', id: null, failure: 'expired' }
  const end = (failure: LogInFailure | null): LogInEnd => ({ page: found.target.page, id: state.id, failure })
  if (!(await isHere(context, c, state, found))) return end('expired')
  const provider = await providerFor(context, state, found)
  if (!provider) return end('expired')
  if (error !== undefined || !code) return end('denied')
  try {
    const redirectUri = redirectUriOf(context)
    const tokens = await exchangeCode(provider, context.env, { code, verifier: state.verifier, redirectUri })
    await updateResource(found.definition, context, state.id, { [found.target.field]: JSON.stringify(tokens) })
    return end(null)
  } catch (problem) {
    if (problem instanceof OAuthFault) return end(problem.reason === 'unauthorized' ? 'refused' : 'unreachable')
    if (isProblem(problem)) return end('refused')
    throw problem
  }
}

async function isHere(context: Context, c: HonoContext, state: LogInState, { definition }: Target): Promise<boolean> {
  const { identity } = context
  return (
    identity?.scopes === null &&
    identity.user.id === state.user &&
    identity.membership?.space === state.space &&
    hasLevel(context, definition.contract.roles.write) &&
    Date.parse(context.at) - Date.parse(state.begun) < LIFETIME_MS &&
    (await sessionMark(c, context, SESSION_PURPOSE)) === state.session
  )
}

/** Null where the row is gone or became another, or where its secret was kept since: a state is good for one time. */
async function providerFor(
  context: Context,
  state: LogInState,
  { target, definition }: Target,
): Promise<OAuthProvider | null> {
  const { space, id, resource } = state
  const { row, kept } = await spaceStore(context).db.read({
    row: visibleRow(definition, space, id, context),
    kept: query<{ at: string }>(sql`SELECT at FROM secret WHERE space_id = ${space} AND resource = ${resource}
      AND id = ${id} AND field = ${target.field}`),
  })
  const name = row[0] && target.providerOf(row[0])
  const isUsed = kept[0] !== undefined && kept[0].at >= state.begun
  return name && name === state.provider && !isUsed ? oauthProvider(name, context.env) : null
}
