/** Text as it stands in HTML, inside and outside of attributes. */
export const escapeHtml = (text: string): string => text.replace(SPECIAL, (character) => ESCAPES[character]!)

const SPECIAL = /[&<>"']/g
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
