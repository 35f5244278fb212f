/// <reference types="vite/client" />
import { use, useMemo } from 'react'
import type { Words } from '../../locales/words.ts'
import { language, type WebLanguage, rememberLanguage, useLanguage } from './language.ts'
import { type Dictionary, type Translate, translator } from './translate.ts'

export type Namespace = keyof Words

const firstFiles = import.meta.glob<Dictionary>('../../locales/*/{auth,common,home}.json', { import: 'default' })
const loading = new Map<string, Promise<Dictionary>>()
const loaded = new Map<string, Dictionary>()

/** Fetches the texts of a feature; a route's loader calls it so that its page never waits for them. */
export function loadWords(namespace: Namespace, of: WebLanguage = language()): Promise<Dictionary> {
  const key = `${of}/${namespace}`
  const known = loading.get(key)
  if (known) return known
  const words = fetchWords(`../../locales/${key}.json`)
  void settle(key, words)
  loading.set(key, words)
  return words
}

async function fetchWords(path: string): Promise<Dictionary> {
  const file = firstFiles[path] ?? (await import('./words-files.ts')).wordFiles[path]
  if (!file) throw new Error(`No texts at ${path}`)
  return file()
}

async function settle(key: string, words: Promise<Dictionary>) {
  try {
    const value = await words
    loaded.set(key, value)
    // What `use` looks at, so that texts which are here already never suspend a page.
    void Object.assign(words, { status: 'fulfilled', value })
  } catch {
    loading.delete(key)
  }
}

/** `const t = useWords('recipes')`, then `t('title')`, `t('found', { count: 3 })`. A key that does not exist is a type error. */
export function useWords<N extends Namespace>(namespace: N): Translate<Words[N]> {
  const now = useLanguage()
  const dictionary = use(loadWords(namespace, now))
  return useMemo(() => translator<Words[N]>(dictionary, now), [dictionary, now])
}

/** The same outside components; the namespace must be loaded, which `common` always is. */
export const words = <N extends Namespace>(namespace: N): Translate<Words[N]> =>
  translator<Words[N]>(loaded.get(`${language()}/${namespace}`) ?? {}, language())

/** Loads what is on screen in the other language first, so that nothing flickers and nothing reloads. */
export async function changeLanguage(next: WebLanguage) {
  const namespaces = new Set([...loaded.keys()].map((key) => key.split('/')[1] as Namespace))
  await Promise.all([...namespaces].map((namespace) => loadWords(namespace, next)))
  rememberLanguage(next)
}
