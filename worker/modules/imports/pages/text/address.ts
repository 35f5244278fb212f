/** What somebody typed or saved as an address, with a scheme; null when it is none. */
export function pageUrl(address: string | null): string | null {
  const text = (address ?? '').trim()
  return absoluteUrl(/^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(text) ? `https://${text}` : text, null)
}

const MAX_LENGTH = 4_096

/** An http(s) address made absolute, or null. Relative ones need a base. */
export function absoluteUrl(address: string, base: string | null): string | null {
  const text = address.trim()
  if (!text || text.length > MAX_LENGTH) return null
  try {
    const url = new URL(text, base ?? undefined)
    return /^https?:$/.test(url.protocol) ? url.href : null
  } catch {
    return null
  }
}

/** The host name of an absolute address, "" of anything else. */
export const hostOf = (address: string | null): string => {
  const absolute = absoluteUrl(address ?? '', null)
  return absolute ? new URL(absolute).hostname : ''
}
