/** Decodes the link to a new address without verifying it; null for a link that confirms the first address. */
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
