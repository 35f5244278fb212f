import * as z from 'zod'

/** What is sealed beside a row. */
export interface OAuthTokens {
  access_token: string
  refresh_token: string | null
  /** An instant; null where the token has no end that is known. */
  expires_at: string | null
}

const storedTokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullable(),
  expires_at: z.string().nullable(),
})

/** Null where the secret is something else, as a token that somebody typed in. */
export function readTokens(secret: string): OAuthTokens | null {
  if (!secret.startsWith('{')) return null
  try {
    return storedTokens.safeParse(JSON.parse(secret)).data ?? null
  } catch {
    return null
  }
}

const tokenAnswer = z.object({
  access_token: z.string().min(1).max(20_000),
  refresh_token: z.string().min(1).max(20_000).nullish(),
  expires_in: z.coerce.number().positive().max(1e9).nullish().catch(null),
})

/** `at` is now; a refresh token that the answer leaves out stays. Null where the answer holds no tokens. */
export function tokensOf(answer: unknown, at: string, refreshToken: string | null): OAuthTokens | null {
  const read = tokenAnswer.safeParse(answer).data
  if (!read) return null
  return {
    access_token: read.access_token,
    refresh_token: read.refresh_token ?? refreshToken,
    expires_at: read.expires_in ? new Date(Date.parse(at) + read.expires_in * 1000).toISOString() : null,
  }
}
