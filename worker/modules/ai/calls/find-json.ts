const MAX_LENGTH = 1_000_000
const MAX_STARTS = 50

/** The JSON object that a model answered, alone or among words and fences; undefined where there is none. Linear in its length. */
export function findJson(text: string): unknown {
  const cut = text.slice(0, MAX_LENGTH)
  const whole = parsed(cut.trim())
  if (whole !== undefined) return whole
  let from = 0
  for (let tries = 0; tries < MAX_STARTS; tries++) {
    const start = cut.indexOf('{', from)
    if (start < 0) return undefined
    const end = endOf(cut, start)
    // Nothing closes it, so it was cut off.
    if (end < 0) return undefined
    const found = parsed(cut.slice(start, end))
    if (found !== undefined) return found
    from = end
  }
  return undefined
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Behind the bracket that closes the one at `start`; -1 where none does. */
function endOf(text: string, start: number): number {
  let depth = 0
  let isString = false
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (isString) {
      if (sign === '\\') at++
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === '{' || sign === '[') depth++
    else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1
  }
  return -1
}
