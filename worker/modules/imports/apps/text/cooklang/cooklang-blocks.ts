import type { JsonValue } from '../../../pages/json/json-value.ts'
import { frontMatter } from '../markdown/front-matter.ts'

/** A recipe in Cooklang (cooklang.org/docs/spec), before anything within its lines is read. */
export interface CooklangBlocks {
  /** By keys in small letters. */
  values: ReadonlyMap<string, JsonValue>
  /** Paragraphs of the method and headings of its sections, in their order. */
  parts: ({ section: string } | { paragraph: string })[]
  notes: string[]
  comments: string[]
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
  const close = () => {
    if (open.length > 0) parts.push({ paragraph: open.join(' ') })
    if (note.length > 0) notes.push(note.join(' '))
    open = []
    note = []
  }
  for (const whole of uncommented.split('\n')) {
    const [, before = '', comment] = /^(.*?)(?:(?<=^|\s)--(?!-)(.*))?$/.exec(whole) ?? []
    if (comment !== undefined) keep(comment)
    const line = before.trim()
    const [, key = '', value = ''] = /^>>\s*([^:]+?)\s*:\s*(.*)$/.exec(line) ?? []
    const section = /^=+([^=]*)=*$/.exec(line)?.[1]?.trim()
    if (key) values.set(keyOf(key), value)
    else if (section !== undefined) {
      close()
      parts.push({ section })
    } else if (line.startsWith('>')) note.push(line.replace(/^>\s*/, ''))
    else if (line !== '') open.push(line)
    // A comment alone ends no paragraph.
    else if (whole.trim() === '') close()
  }
  close()
  return { values, parts, notes: notes.filter(Boolean), comments }
}

const keyOf = (key: string): string =>
  key
    .toLowerCase()
    .replace(/[_\s]+/g, ' ')
    .trim()
