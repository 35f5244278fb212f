import { existsSync, readFileSync, readdirSync } from 'node:fs'
import type { Language } from '../../worker/kernel/contract/languages.contract.ts'

export type Tree = { [key: string]: string | Tree | unknown[] }

/** The files of texts in English, each by what it is called in another language. */
export const textFiles = (language: Language): string[] => [
  ...readdirSync('web/locales/en')
    .filter((file) => file.endsWith('.json'))
    .map((file) => `web/locales/${language}/${file}`),
  `worker/locales/${language}.json`,
]

export const readTexts = (file: string): Tree =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tree) : {}

/** Every text by its dotted key; a list counts as one. */
export const leaves = (tree: Tree, path = ''): [key: string, text: string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[path + key, value]]
    return Array.isArray(value) ? [[path + key, JSON.stringify(value)]] : leaves(value, `${path}${key}.`)
  })

/** Languages differ in their plural forms, so only the stem of a counted text must be in each. */
export const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
export const keysIn = (tree: Tree) => [...new Set(leaves(tree).map(([key]) => stem(key)))].sort()

/** What a language does not say yet, as `file: key`. */
export function missingTexts(language: Language): string[] {
  const english = textFiles('en')
  const texts = textFiles(language).flatMap((file, index) => {
    const known = new Set(keysIn(readTexts(file)))
    return keysIn(readTexts(english[index] ?? ''))
      .filter((key) => !known.has(key))
      .map((key) => `${file}: ${key}`)
  })
  return [
    ...texts,
    ...helpPages('en')
      .filter((page) => !helpPages(language).includes(page))
      .map((page) => `web/locales/${language}/help: ${page}`),
  ]
}

/** The pages of the help, and what gathers them. */
const helpPages = (language: Language): string[] => {
  const folder = `web/locales/${language}/help`
  return existsSync(folder) ? readdirSync(folder) : []
}
