const LIMITS = ['createdon', 'updatedon', 'cookedon', 'viewedon', 'rating', 'timescooked'] as const

/**
 * A saved search is a JSON object, a query string, or words; as texts by name of a parameter. In older ones, without a
 * version, a minus before a limit means "at most".
 */
export function readSavedSearch(search: string): Record<string, string[]> {
  const given = entriesOf(search)
  const legacy = search.trimStart().startsWith('{') && !Object.hasOwn(given, 'version')
  const texts = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, [value].flat().flatMap(textOf)] as const),
  )
  return legacy ? withUpperBounds(texts) : texts
}

function entriesOf(search: string): Record<string, unknown> {
  const text = search.trim()
  if (text.startsWith('{')) {
    try {
      return JSON.parse(text) as Record<string, unknown>
    } catch {
      return { query: text }
    }
  }
  if (!/^\??\w+=/.test(text)) return { query: text }
  const params = new URLSearchParams(text)
  return Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)]))
}

const textOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'number' || typeof value === 'boolean'
      ? [String(value)]
      : typeof value === 'object' && value !== null && 'id' in value
        ? textOf(value.id)
        : []

function withUpperBounds(given: Record<string, string[]>): Record<string, string[]> {
  const texts = { ...given }
  for (const name of LIMITS) {
    const value = texts[name]?.at(-1)
    if (!value?.startsWith('-')) continue
    texts[`${name}_lte`] = [value.slice(1)]
    delete texts[name]
  }
  return texts
}
