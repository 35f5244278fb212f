import type { JsonValue } from '../../../pages/json/json-value.ts'
import { frontMatter } from '../markdown/front-matter.ts'

/** A recipe in Cooklang (cooklang.org/docs/spec), before anything within its lines is read. */
export interface CooklangBlocks {
  /** By keys in small letters. */
  values: ReadonlyMap<string, JsonValue>
  /** Paragraphs of the method and headings of its sections, in their order; lists that only name ingredients. */
  parts: ({ section: string } | { paragraph: string } | { list: string })[]
  notes: string[]
  comments: string[]
  /** Whether an ingredient that is named again is the earlier one. */
  isReferring: boolean
}

/** Values are in front matter, or in lines of ">> key: value" as older files have them. */
export function cooklangBlocks(text: string): CooklangBlocks {
  const head = frontMatter(text)
  const values = new Map(Object.entries(head?.values ?? {}).map(([key, value]) => [keyOf(key), value]))
  const comments: string[] = []
  const keep = (comment: string) => {
    if (comment.trim()) comments.push(comment.replace(/\s+/g, ' ').trim())
  }
  const uncommented = (head?.body ?? text).replace(/\[-([^]{0,4000}?)-\]/g, (_, comment: string) => {
    keep(comment)
    return ''
  })
  const parts: CooklangBlocks['parts'] = []
  const notes: string[] = []
  let open: string[] = []
  let note: string[] = []
  const ways = new Map<string, string>()
  const close = () => {
    const isList = /^(?:ingredients|components)$/i.test(ways.get('[mode]') ?? '')
    if (isList && open.length > 0) parts.push({ list: open.join(' ') })
    else parts.push(...stepsIn(open).map((paragraph) => ({ paragraph })))
    if (note.length > 0) notes.push(note.join('').trim())
    open = []
    note = []
  }
  for (const whole of uncommented.split('\n')) {
    const [, before = '', comment] = /^(.*?)(?:(?<=^|\s)--(?!-)(.*))?$/.exec(whole) ?? []
    if (comment !== undefined) keep(comment)
    const line = before.trim()
    const [, key = '', value = ''] = /^>>\s*([^:]+?)\s*:\s*(.*)$/.exec(line) ?? []
    const section = /^=+([^=]*)=*$/.exec(line)?.[1]?.trim()
    if (key.startsWith('[')) {
      close()
      ways.set(keyOf(key), value)
    } else if (key) values.set(keyOf(key), value)
    else if (section !== undefined) {
      close()
      parts.push({ section })
    } else if (line.startsWith('>') || (line !== '' && note.length > 0))
      // Two spaces at the end break a line, as in Markdown.
      note.push(line.replace(/^>\s*/, '') + (/ {2}$/.test(before) ? '\n' : ' '))
    else if (line !== '') open.push(line)
    // A comment alone ends no paragraph.
    else if (whole.trim() === '') close()
  }
  close()
  const isReferring = /^ref/i.test(ways.get('[duplicate]') ?? '')
  return { values, parts, notes: notes.filter(Boolean), comments, isReferring }
}

/** Lines are one step, unless each is numbered. */
function stepsIn(lines: readonly string[]): string[] {
  if (lines.length > 1 && lines.every((line) => NUMBER.test(line))) return lines.map((line) => line.replace(NUMBER, ''))
  return lines.length > 0 ? [lines.join(' ')] : []
}

const NUMBER = /^\d{1,2}[.)]\s+(?=\S)/

const keyOf = (key: string): string =>
  key
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim()
