import { originsIn } from '#worker/modules/enterprise/allowed-origins.ts'

interface Page {
  origin: string
  text: string
  /** Sites that may frame the page besides this one, as people wrote them down; null for every site. */
  framedBy: string | null
  isIndexed: boolean
}

/**
 * Nothing but the page's own style, its one script and pictures of this server; no cookie is read or set. Who may frame
 * the page is said to the browser, which alone sees what is around it.
 */
export async function pageHeaders({ origin, text, framedBy, isIndexed }: Page): Promise<Record<string, string>> {
  const styles = await Promise.all(
    [...text.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => hashOf(style)),
  )
  const frames = framedBy === null ? ['*'] : ["'self'", ...originsIn(framedBy)]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': [
      "default-src 'none'",
      `style-src ${styles.join(' ')}`,
      `script-src ${origin}/embed/live.js`,
      `connect-src ${origin}/embed/`,
      "img-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${frames.join(' ')}`,
    ].join('; '),
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    vary: 'accept-language',
    ...(isIndexed ? {} : { 'x-robots-tag': 'noindex' }),
  }
}

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`
}
