import type { EmbedView } from './embed-page.ts'

/** An address below that of the embed. What is null or blank is left out. */
export function addressIn(
  { home: { token }, words: { language, isFixed } }: Pick<EmbedView, 'home' | 'words'>,
  path = '',
  given: Readonly<Record<string, string | number | null>> = {},
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(given)) if (value !== null && value !== '') query.set(name, String(value))
  if (isFixed) query.set('lang', language)
  return `/embed/${token}${path}${query.size > 0 ? `?${query.toString()}` : ''}`
}
