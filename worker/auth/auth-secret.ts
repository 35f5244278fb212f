/** What seals sessions. A deployment without one must not hand out cookies that anybody can forge. */
export const authSecret = (env: Env): string => {
  if (!env.AUTH_SECRET || env.AUTH_SECRET.length < 32)
    throw new Error('AUTH_SECRET must be set to 32 characters or more')
  return env.AUTH_SECRET
}

/** The address that links in mails and cookies are for: the configured one, or else the one that was asked. */
export const publicOrigin = (env: Env, url: URL): string => env.ORIGIN ?? url.origin
