import { now } from '#worker/clock.ts'
import { OAuthFault } from './oauth-fault.ts'
import { oauthProvider, type OAuthProviderName } from './oauth-provider.ts'
import { readTokens, type OAuthTokens } from './oauth-tokens.ts'
import { refreshTokens } from './request-tokens.ts'

export interface TokenKeeper {
  /** A token that is good for some minutes, as far as is known. Throws an OAuthFault. */
  access(): Promise<string>
  /** After the service refused `used`: another one, or null where there is none to be had without a person. */
  renew(used: string): Promise<string | null>
}

interface Kept {
  /** Tokens as JSON, or a token that somebody typed in, which is used as it is. */
  secret: string
  /** Called with renewed tokens before they are used: a refresh token may be good for one time only. */
  keepSecret(secret: string): Promise<void>
  /** What is kept now, where another run may have renewed it meanwhile. */
  latestSecret?: (() => Promise<string | null>) | undefined
}

const MARGIN_MS = 120_000

export function tokenKeeper(name: OAuthProviderName, env: Env, kept: Kept): TokenKeeper {
  let tokens = readTokens(kept.secret)
  let renewing: Promise<OAuthTokens> | null = null

  const renewed = async (from: OAuthTokens): Promise<OAuthTokens> => {
    const provider = oauthProvider(name, env)
    if (!provider) throw new OAuthFault('not_set_up', 'This server is not set up for this service any more.')
    if (from.refresh_token === null) throw new OAuthFault('unauthorized', `Log in to ${provider.title} again.`)
    try {
      const next = await refreshTokens(provider, env, from.refresh_token)
      await kept.keepSecret(JSON.stringify(next))
      return next
    } catch (error) {
      const other = error instanceof OAuthFault && error.reason === 'unauthorized' ? await latest(from) : null
      if (other) return other
      throw error
    }
  }

  /** Two runs at once renew the same tokens, and the service refuses the later one. */
  const latest = async (from: OAuthTokens): Promise<OAuthTokens | null> => {
    const secret = (await kept.latestSecret?.()) ?? null
    const found = secret === null ? null : readTokens(secret)
    return found && found.access_token !== from.access_token && !isOld(found) ? found : null
  }

  const renewOnce = async (from: OAuthTokens): Promise<string> => {
    renewing ??= renewed(from).finally(() => {
      renewing = null
    })
    tokens = await renewing
    return tokens.access_token
  }

  return {
    async access() {
      if (!tokens) return kept.secret
      return isOld(tokens) ? renewOnce(tokens) : tokens.access_token
    },
    async renew(used) {
      if (!tokens) return null
      if (tokens.access_token !== used) return tokens.access_token
      return tokens.refresh_token === null ? null : renewOnce(tokens)
    },
  }
}

const isOld = ({ expires_at }: OAuthTokens): boolean =>
  expires_at !== null && Date.parse(expires_at) - Date.parse(now()) < MARGIN_MS
