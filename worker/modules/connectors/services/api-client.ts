import type * as z from 'zod'
import type { GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { OAuthFault } from '#worker/modules/oauth/oauth-fault.ts'
import { apiOrigin, type OAuthProviderName } from '#worker/modules/oauth/oauth-provider.ts'
import { tokenKeeper } from '#worker/modules/oauth/token-keeper.ts'
import { ServiceFault, type ServiceAccount } from '../service/todo-service.ts'
import { callService, type ServiceCall } from './call-service.ts'
import { brokenAnswer } from './fault-of-status.ts'

export interface ApiCall extends Pick<ServiceCall, 'method' | 'headers'> {
  /** Below the origin of the service, or a whole address there, as services hand out for what comes next. */
  path: string
  query?: Record<string, string>
  json?: unknown
  form?: Record<string, string>
}

export type ApiClient = (call: ApiCall) => Promise<GatewayAnswer>

const MAX_BYTES = 20_000_000

/** Calls of a JSON API with the tokens of an account, which are renewed before they end and once when they are refused. */
export function apiClient(name: OAuthProviderName, account: ServiceAccount, env: Env): ApiClient {
  const { keepSecret, latestSecret, secret } = account
  const tokens = tokenKeeper(name, env, { secret: secret ?? '', keepSecret, latestSecret })
  const origin = apiOrigin(name, env)
  return async (call) => {
    if (!secret) throw new ServiceFault('unauthorized', 'Nobody has logged in yet. Connect first.')
    const send = (token: string) => callService(account, sentCall(origin, call, token))
    const token = await orServiceFault(tokens.access())
    const answer = await send(token)
    if (answer.status !== 401) return answer
    const renewed = await orServiceFault(tokens.renew(token))
    return renewed === null ? answer : send(renewed)
  }
}

function sentCall(
  origin: string,
  { path, query, json, form, method = 'GET', headers }: ApiCall,
  token: string,
): ServiceCall {
  const url = new URL(path, origin)
  // An address that an answer names gets the token only where it leads back to the service.
  if (url.origin !== new URL(origin).origin) throw brokenAnswer()
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const body = json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json)
  const type = json === undefined ? 'application/x-www-form-urlencoded' : 'application/json'
  return {
    url: url.href,
    method,
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': type }), ...headers },
    ...(body === undefined ? {} : { body }),
    authorization: `Bearer ${token}`,
    maxRedirects: 0,
    maxBytes: MAX_BYTES,
  }
}

async function orServiceFault<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof OAuthFault)) throw error
    const reason = error.reason === 'not_set_up' ? 'unauthorized' : error.reason
    throw new ServiceFault(reason, error.message, error.retryAfter)
  }
}

/** The body of an answer as `schema` has it; what cannot be read is no answer. */
export function jsonOf<T>({ bytes }: GatewayAnswer, schema: z.ZodType<T>): T {
  try {
    return schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    throw brokenAnswer()
  }
}
