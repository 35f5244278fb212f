export type DetectedSource =
  | { kind: 'nothing' }
  | { kind: 'link'; url: string }
  | { kind: 'links'; urls: readonly string[] }
  /** HTML, or JSON with a recipe. */
  | { kind: 'source'; data: string }
  | { kind: 'text'; text: string }

const urlPattern = /\bhttps?:\/\/[^\s<>"']+/gi
const bareUrlPattern = /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i
/** Phones share a page as its title and its address. */
const longestTitle = 250

export function detectSource(input: string): DetectedSource {
  const text = input.trim()
  if (text === '') return { kind: 'nothing' }
  if (isMarkup(text) || isJson(text)) return { kind: 'source', data: input }
  const lines = text.split(/\s*\n\s*/)
  const found = [...new Set((text.match(urlPattern) ?? []).map(trimPunctuation))]
  if (lines.length === 1 && bareUrlPattern.test(text)) return { kind: 'link', url: `https://${text}` }
  if (found.length === 0) return { kind: 'text', text }
  const rest = text.replace(urlPattern, '').trim()
  const onlyLinks = lines.every((line) => line.trim() === '' || new RegExp(urlPattern.source, 'i').test(line))
  const [first] = found
  if (first && found.length === 1 && lines.length <= 3 && rest.length <= longestTitle && !/\n.*\n/.test(rest))
    return { kind: 'link', url: first }
  if (found.length > 1 && (onlyLinks || rest === '')) return { kind: 'links', urls: found }
  return { kind: 'text', text }
}

const trimPunctuation = (url: string) => url.replace(/[.,;:!?)\]}]+$/, '')

const isMarkup = (text: string) =>
  /^<(?:!doctype|!--|html|head|body|script|div|main|article|section|\?xml)\b/i.test(text) ||
  /<\/(?:html|body|script)>\s*$/i.test(text)

function isJson(text: string): boolean {
  if (!/^[{[]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return /^\s*[{[]\s*"[^"]+"\s*:|"@type"\s*:/.test(text)
  }
}
