import { now } from '#worker/clock.ts'
import { gatewayFetch, type GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { retryAfter } from '#worker/gateway/retry-after.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import { OAuthFault } from './oauth-fault.ts'
import type { OAuthProvider } from './oauth-provider.ts'
import { tokensOf, type OAuthTokens } from './oauth-tokens.ts'

type GatewayEnv = Pick<Env, 'FETCH_ALLOW'>

/** Tokens for the code that the service sent the person back with. */
export const exchangeCode = (
  provider: OAuthProvider,
  env: GatewayEnv,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<OAuthTokens> =>
  requestTokens(provider, env, null, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    ...(provider.hasPkce ? { code_verifier: verifier } : {}),
  })

export const refreshTokens = (provider: OAuthProvider, env: GatewayEnv, refreshToken: string): Promise<OAuthTokens> =>
  requestTokens(provider, env, refreshToken, { grant_type: 'refresh_token', refresh_token: refreshToken })

async function requestTokens(
  provider: OAuthProvider,
  env: GatewayEnv,
  refreshToken: string | null,
  parameters: Record<string, string>,
): Promise<OAuthTokens> {
  const answer = await postForm(provider.tokenUrl, env, {
    ...parameters,
    client_id: provider.clientId,
    ...(provider.clientSecret === '' ? {} : { client_secret: provider.clientSecret }),
  })
  const body = jsonIn(answer)
  const tokens = answer.ok ? tokensOf(body, now(), refreshToken) : null
  if (tokens) return tokens
  throw faultOf(provider, answer, errorIn(body))
}

function faultOf({ title }: OAuthProvider, { status, headers }: GatewayAnswer, error: string): OAuthFault {
  const later = retryAfter(headers)
  if (status === 429) return new OAuthFault('limited', `${title} asks to come less often.`, later)
  if (error === 'invalid_client' || error === 'unauthorized_client')
    return new OAuthFault('not_set_up', `${title} does not know this server. Its operator has to look at the client.`)
  if (status === 400 || status === 401 || status === 403)
    return new OAuthFault('unauthorized', `${title} no longer accepts this log-in. Connect again.`)
  return new OAuthFault('unreachable', `${title} does not answer the log-in at the moment.`, later)
}

/** Best effort: whoever deletes a row is not stopped by a service that is down. */
export async function revokeTokens(
  { clientId, clientSecret, revocation }: OAuthProvider,
  env: GatewayEnv,
  { access_token, refresh_token }: OAuthTokens,
): Promise<boolean> {
  if (!revocation) return false
  const token = refresh_token ?? access_token
  const { url, by } = revocation
  try {
    const answer = await (by === 'bearer'
      ? gatewayFetch(url, { method: 'POST', authorization: `Bearer ${access_token}`, ...limits(env) })
      : postForm(url, env, { token }, by === 'client' ? basic(clientId, clientSecret) : undefined))
    return answer.ok
  } catch (error) {
    if (error instanceof OAuthFault || error instanceof GatewayRefusal) return false
    throw error
  }
}

const basic = (id: string, secret: string) => `Basic ${btoa(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`)}`

/** Nothing of this goes to another address than the one that the operator knows. */
const limits = ({ FETCH_ALLOW }: GatewayEnv) => ({
  maxRedirects: 0,
  maxBytes: 200_000,
  timeoutMs: 15_000,
  allow: FETCH_ALLOW,
})

async function postForm(url: string, env: GatewayEnv, form: Record<string, string>, authorization?: string) {
  try {
    return await gatewayFetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(form).toString(),
      ...(authorization === undefined ? {} : { authorization }),
      ...limits(env),
    })
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    throw new OAuthFault('unreachable', error.message)
  }
}

function jsonIn({ bytes }: GatewayAnswer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

const errorIn = (body: unknown): string =>
  body && typeof body === 'object' && 'error' in body && typeof body.error === 'string' ? body.error : ''
