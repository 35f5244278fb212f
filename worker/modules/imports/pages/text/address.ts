/** Adds a missing scheme; null if it is no address. */
export function pageUrl(address: string | null): string | null {
  const text = (address ?? '').trim()
  return absoluteUrl(/^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/.test(text) ? `https://${text}` : text, null)
}

const MAX_LENGTH = 4_096

/** Null unless http(s). A relative address needs a base. */
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

/** Empty for anything but an absolute address. */
export const hostOf = (address: string | null): string => {
  const absolute = absoluteUrl(address ?? '', null)
  return absolute ? new URL(absolute).hostname : ''
}
