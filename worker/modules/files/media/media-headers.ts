/** What every uploaded thing is served with: its address never means another, and whatever it holds, nothing runs. */
const staticHeaders = (etag: string) => ({
  etag,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})

/** For who has shown who they are, and for nobody else. */
export const privateHeaders = (etag: string) => ({
  ...staticHeaders(etag),
  'cache-control': 'private, max-age=31536000, immutable',
  vary: 'authorization, cookie',
})

/** For whoever has the address. Caches between ask again after so long as an ended address may still open. */
export const sharedHeaders = (etag: string) => ({
  ...staticHeaders(etag),
  'cache-control': 'public, max-age=604800, s-maxage=30, immutable',
})
