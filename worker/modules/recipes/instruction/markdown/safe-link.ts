/** Encoded for an attribute; null for any address but the web and mailboxes. */
export const safeLink = (address: string): string | null => (LINK.test(address.trim()) ? encoded(address) : null)

export function safeImage(address: string): string | null {
  const trimmed = address.trim()
  if (WEB.test(trimmed)) return encoded(trimmed)
  return OWN_MEDIA.test(trimmed) && !PATH_TRAVERSAL.test(trimmed) ? encoded(trimmed) : null
}

const encoded = (address: string): string => address.trim().replace(UNFIT, encode)

const encode = (character: string): string => (character.isWellFormed() ? encodeURIComponent(character) : '')

const LINK = /^(?:https?:\/\/[^\s/\\]|mailto:[^\s@]+@[^\s@])/i
const WEB = /^https?:\/\/[^\s/\\]/i
const OWN_MEDIA = /^\/media\/[^/\\]/
const PATH_TRAVERSAL = /(?:^|[/\\]|%2f|%5c)(?:\.|%2e){2}(?:[/\\]|%2f|%5c|$)|\\/i
const UNFIT = /[\s"<>`\\{}|^\p{C}]/gu
