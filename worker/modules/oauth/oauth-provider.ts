export type OAuthProviderName = 'todoist' | 'microsoft' | 'google' | 'dropbox'

/** A service that people log in to on its own pages, as the operator has set it up. */
export interface OAuthProvider {
  name: OAuthProviderName
  /** As people know it. */
  title: string
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  /** RFC 7009 or alike; null where the service offers none. */
  revocation: { url: string; by: 'client' | 'query' | 'bearer' } | null
  scope: string
  /** Whether it checks a code challenge (RFC 7636). */
  hasPkce: boolean
  /** Further parameters of the authorization request, so that a refresh token is given each time. */
  extra: Readonly<Record<string, string>>
}

/** Null where the operator gave no client for it. */
export function oauthProvider(name: OAuthProviderName, env: Env): OAuthProvider | null {
  const provider = PROVIDERS.get(name)?.(env)
  return provider && provider.clientId !== '' ? { ...provider, name } : null
}

/** The address of a service's API. */
export const apiOrigin = (name: OAuthProviderName, env: Env): string => API_ORIGINS.get(name)?.(env) ?? ''

type Settings = Omit<OAuthProvider, 'name'>

const at = (variable: string | undefined, standard: string) => (variable || standard).replace(/\/+$/, '')

const API_ORIGINS: ReadonlyMap<OAuthProviderName, (env: Env) => string> = new Map<
  OAuthProviderName,
  (env: Env) => string
>([
  ['todoist', ({ TODOIST_URL }) => at(TODOIST_URL, 'https://api.todoist.com')],
  ['microsoft', ({ MICROSOFT_URL }) => at(MICROSOFT_URL, 'https://graph.microsoft.com')],
  ['google', ({ GOOGLE_URL }) => at(GOOGLE_URL, 'https://tasks.googleapis.com')],
  ['dropbox', ({ DROPBOX_URL }) => at(DROPBOX_URL, 'https://api.dropboxapi.com')],
])

const PROVIDERS: ReadonlyMap<OAuthProviderName, (env: Env) => Settings> = new Map<
  OAuthProviderName,
  (env: Env) => Settings
>([
  [
    'todoist',
    (env) => ({
      title: 'Todoist',
      clientId: env.TODOIST_CLIENT_ID ?? '',
      clientSecret: env.TODOIST_CLIENT_SECRET ?? '',
      authorizeUrl: `${at(env.TODOIST_LOGIN_URL, 'https://app.todoist.com')}/oauth/authorize`,
      tokenUrl: `${apiOrigin('todoist', env)}/oauth/access_token`,
      revocation: { url: `${apiOrigin('todoist', env)}/api/v1/revoke`, by: 'client' },
      scope: 'data:read_write,data:delete',
      hasPkce: true,
      extra: {},
    }),
  ],
  [
    'microsoft',
    (env) => {
      const login = `${at(env.MICROSOFT_LOGIN_URL, 'https://login.microsoftonline.com')}/common/oauth2/v2.0`
      return {
        title: 'Microsoft',
        clientId: env.MICROSOFT_CLIENT_ID ?? '',
        clientSecret: env.MICROSOFT_CLIENT_SECRET ?? '',
        authorizeUrl: `${login}/authorize`,
        tokenUrl: `${login}/token`,
        revocation: null,
        scope: 'offline_access Tasks.ReadWrite',
        hasPkce: true,
        extra: { response_mode: 'query', prompt: 'select_account' },
      }
    },
  ],
  [
    'google',
    (env) => {
      const tokens = at(env.GOOGLE_TOKEN_URL, 'https://oauth2.googleapis.com')
      return {
        title: 'Google',
        clientId: env.GOOGLE_CLIENT_ID ?? '',
        clientSecret: env.GOOGLE_CLIENT_SECRET ?? '',
        authorizeUrl: `${at(env.GOOGLE_LOGIN_URL, 'https://accounts.google.com')}/o/oauth2/v2/auth`,
        tokenUrl: `${tokens}/token`,
        revocation: { url: `${tokens}/revoke`, by: 'query' },
        scope: 'https://www.googleapis.com/auth/tasks',
        hasPkce: true,
        // Without both, a person who agreed before gets no refresh token.
        extra: { access_type: 'offline', prompt: 'consent' },
      }
    },
  ],
  [
    'dropbox',
    (env) => ({
      title: 'Dropbox',
      clientId: env.DROPBOX_CLIENT_ID ?? '',
      clientSecret: env.DROPBOX_CLIENT_SECRET ?? '',
      authorizeUrl: `${at(env.DROPBOX_LOGIN_URL, 'https://www.dropbox.com')}/oauth2/authorize`,
      tokenUrl: `${apiOrigin('dropbox', env)}/oauth2/token`,
      revocation: { url: `${apiOrigin('dropbox', env)}/2/auth/token/revoke`, by: 'bearer' },
      scope: 'files.metadata.read files.content.read files.content.write',
      hasPkce: true,
      extra: { token_access_type: 'offline' },
    }),
  ],
])
