/** The content of a URL never changes, and nothing in it may run. */
const staticHeaders = (etag: string) => ({
  etag,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})

export const privateHeaders = (etag: string) => ({
  ...staticHeaders(etag),
  'cache-control': 'private, max-age=31536000, immutable',
  vary: 'authorization, cookie',
})

/** Shared caches ask again after as long as a revoked URL may still open. */
export const sharedHeaders = (etag: string) => ({
  ...staticHeaders(etag),
  'cache-control': 'public, max-age=604800, s-maxage=30, immutable',
})
