const LABELS =
  /^\s*(Description|(?:Recipe )?Source|Cuisine|Yield|Copyright|[ST]\([^)]*\)|Start to Finish Time|Notes?|Serving Ideas|Suggested Wine|Per Serving(?: \([^)]*\))?|Nutr\. Assoc\.|Ratings?)\s*:\s*(.*)$/i
const RULE = /^\s*(?:- ){4,}-?\s*$/

/**
 * What stands below the ingredients: the method, values by their labels in small letters, and what follows a rule or the
 * source without a label.
 */
export function masterCookBlocks(lines: readonly string[]) {
  const labels = new Map<string, string>()
  const method: string[] = []
  const tail: string[] = []
  let label = ''
  let isTail = false
  for (const line of lines) {
    const [, found, value = ''] = LABELS.exec(line) ?? []
    const before = labels.get(label)
    if (RULE.test(line)) isTail = true
    if (found) {
      label = meaningOf(found)
      labels.set(label, [labels.get(label), unquoted(value)].filter(Boolean).join('\n'))
      isTail ||= /^recipe source$/i.test(found)
    } else if (line.trim() === '' || RULE.test(line)) {
      label = before === '' ? label : ''
      ;(isTail ? tail : method).push('')
    } else if (label !== '') labels.set(label, [before, unquoted(line)].filter(Boolean).join('\n'))
    else (isTail ? tail : method).push(line)
  }
  return { method, tail, labels }
}

function meaningOf(label: string): string {
  const low = label.toLowerCase().replace(/^recipe source$/, 'source')
  if (low.startsWith('per serving')) return 'per serving'
  return low.replace(/^note$/, 'notes').replace(/^rating$/, 'ratings')
}

const unquoted = (text: string): string => text.trim().replace(/^"(.*)"$/, '$1')
