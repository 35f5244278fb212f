/**
 * Values by their labels in small letters, of a text of "Label: value", where values go on in the lines below. Only
 * known labels count, and each once, as sentences of a method may begin like one.
 */
export function labelledText(text: string, labels: readonly string[]): ReadonlyMap<string, string> {
  const pattern = new RegExp(`^(${labels.join('|')})[ \\t]*:[ \\t]*(.*)$`, 'i')
  const values = new Map<string, string>()
  let now = ''
  for (const line of text.split('\n')) {
    const [, label = '', value = ''] = pattern.exec(line) ?? []
    const isLabel = label !== '' && !values.has(label.toLowerCase())
    if (isLabel) values.set((now = label.toLowerCase()), value)
    else if (now !== '') values.set(now, `${values.get(now)}\n${line}`)
  }
  return new Map([...values].map(([label, value]) => [label, value.trim()]))
}
