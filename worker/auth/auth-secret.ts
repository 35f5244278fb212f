/** Throws without a secret, as anybody could forge the session cookies. */
export const authSecret = (env: Env): string => {
  if (!env.AUTH_SECRET || env.AUTH_SECRET.length < 32)
    throw new Error('AUTH_SECRET must be set to 32 characters or more')
  return env.AUTH_SECRET
}

export const publicOrigin = (env: Env, url: URL): string => env.ORIGIN ?? url.origin
