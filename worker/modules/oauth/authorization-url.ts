import type { OAuthProvider } from './oauth-provider.ts'

/** Where a person agrees. `verifier` is what the exchange of the code will show. */
export async function authorizationUrl(
  { authorizeUrl, clientId, scope, hasPkce, extra }: OAuthProvider,
  { state, verifier, redirectUri }: { state: string; verifier: string; redirectUri: string },
): Promise<string> {
  const url = new URL(authorizeUrl)
  const challenge = { code_challenge: await challengeOf(verifier), code_challenge_method: 'S256' }
  const parameters = {
    client_id: clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    state,
    ...extra,
    ...(hasPkce ? challenge : {}),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
