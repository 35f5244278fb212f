import type { FoodDraft } from '../../../drafts/draft.ts'

/** The foods of "aisle.conf": names below "[aisle]", with other names of the same food behind "|". */
export function cooklangAisles(text: string): FoodDraft[] {
  let aisle = ''
  return text.split('\n').flatMap((line) => {
    const section = /^\s*\[([^\]]+)\]\s*$/.exec(line)?.[1]
    if (section !== undefined) aisle = section.trim()
    const [name = '', ...aliases] = line
      .replace(/\s--.*$|^--.*$|^\s*[#;].*$/, '')
      .split('|')
      .map((one) => one.trim())
    if (section !== undefined || name === '' || aisle === '') return []
    return [{ kind: 'food' as const, name, plural_name: '', description: '', aisle, on_hand: false, aliases }]
  })
}
