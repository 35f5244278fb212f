/**
 * The lines "Label: value" with which a recipe begins, by what their labels mean, and the lines from the first other one.
 * A value may go on in a line that is set in far, or below a comma.
 */
export function labelledHead(lines: readonly string[], meanings: ReadonlyMap<string, string>) {
  const labels = new Map<string, string>()
  let last = ''
  const end = lines.findIndex((line) => {
    if (line.trim() === '') {
      last = ''
      return false
    }
    const [, label = '', value = ''] = /^\s*([\p{L} ]+?)\s*:\s*(.*)$/u.exec(line) ?? []
    const meaning = meanings.get(label.toLowerCase())
    const before = labels.get(last)
    const isMore = last !== 'yield' && (/^\s{10}/.test(line) || /,\s*$/.test(before ?? ''))
    if (meaning) labels.set((last = meaning), value.trim())
    else if (before !== undefined && isMore) labels.set(last, `${before} ${line.trim()}`.trim())
    else return true
    return false
  })
  return { labels, body: end < 0 ? [] : lines.slice(end) }
}

/** Categories between commas, without the word for none. */
export const keywordsIn = (text = ''): string[] =>
  text
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter((one) => !/^(?:none|keine)?$/i.test(one))
