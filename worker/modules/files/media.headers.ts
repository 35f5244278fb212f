/** What every uploaded thing is served with: its address never means another, and whatever it holds, nothing runs. */
export const stillHeaders = (etag: string) => ({
  etag,
  'cache-control': 'private, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
})
