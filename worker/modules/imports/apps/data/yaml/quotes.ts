/**
 * YAML whose values somebody wrote without the quotes that they need ("notes: *Tip*", "- Step 1: mix"), with them. Lines
 * that go on under a value belong to it; blocks stay as they are.
 */
export function withQuotes(text: string): string {
  const lines: string[] = []
  let value: string | null = null
  let front = ''
  let isBlock = false
  const end = () => {
    if (value !== null) lines.push(front + quoted(value))
    value = null
  }
  for (const line of text.split(/\r\n?|\n/)) {
    const [, start = '', rest = ''] = (isBlock && /^\s/.test(line) ? null : ENTRY.exec(line)) ?? []
    if (start !== '') {
      end()
      isBlock = /^\s*[|>][+-]?\d?\s*$/.test(rest)
      front = start
      value = rest
      if (isBlock || rest.trim() === '') {
        lines.push(line)
        value = null
      }
    } else if (value !== null && line.trim() !== '') value = `${value} ${line.trim()}`
    else {
      end()
      lines.push(line)
    }
  }
  end()
  return lines.join('\n')
}

/** A name with its value, or an entry of a list. */
const ENTRY = /^((?:\w{1,40}:(?:\s|$)|\s*-\s))(.*)$/

/** Numbers and what is in quotes already, from end to end, stay. */
const quoted = (value: string): string =>
  /^(?:-?[\d.]+|"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\[.*\])$/.test(value.trim()) ? value : JSON.stringify(value.trim())
