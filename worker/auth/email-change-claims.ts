/** What the link to a new address says; null for a link that proves the first one. Nothing here is verified. */
export function emailChangeClaims(token: string): { user: number; issued: number } | null {
  const [, payload = ''] = token.split('.')
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    if (typeof claims !== 'object' || claims === null || !('updateTo' in claims)) return null
    const { userId, iat } = claims as { userId?: unknown; iat?: unknown }
    return { user: Number(userId), issued: Number(iat) }
  } catch {
    return null
  }
}
