/// <reference types="vite/client" />
import { use, useMemo } from 'react'
import type { Translations } from '../../locales/translations.ts'
import { currentLanguage, type WebLanguage, setLanguage, useLanguage } from './language.ts'
import { type Dictionary, type Translate, createTranslator } from './create-translator.ts'

export type Namespace = keyof Translations

const firstPageFiles = import.meta.glob<Dictionary>('../../locales/*/{auth,common,home}.json', { import: 'default' })
const loading = new Map<string, Promise<Dictionary>>()
const loaded = new Map<string, Dictionary>()

export function loadTranslations(namespace: Namespace, target: WebLanguage = currentLanguage()): Promise<Dictionary> {
  const key = `${target}/${namespace}`
  const known = loading.get(key)
  if (known) return known
  const words = fetchDictionary(`../../locales/${key}.json`)
  void cacheWhenLoaded(key, words)
  loading.set(key, words)
  return words
}

async function fetchDictionary(path: string): Promise<Dictionary> {
  const file = firstPageFiles[path] ?? (await import('./locale-files.ts')).localeFiles[path]
  if (!file) throw new Error(`No translation file at ${path}`)
  return file()
}

async function cacheWhenLoaded(key: string, words: Promise<Dictionary>) {
  try {
    const value = await words
    loaded.set(key, value)
    // `use` reads these fields, so loaded texts never suspend a page.
    void Object.assign(words, { status: 'fulfilled', value })
  } catch {
    loading.delete(key)
  }
}

export function useTranslations<N extends Namespace>(namespace: N): Translate<Translations[N]> {
  const now = useLanguage()
  const dictionary = use(loadTranslations(namespace, now))
  return useMemo(() => createTranslator<Translations[N]>(dictionary, now), [dictionary, now])
}

/** Outside components; the namespace must be loaded, which `common` always is. */
export const getTranslations = <N extends Namespace>(namespace: N): Translate<Translations[N]> =>
  createTranslator<Translations[N]>(loaded.get(`${currentLanguage()}/${namespace}`) ?? {}, currentLanguage())

/** Loads the texts in use first, so that nothing flickers. */
export async function changeLanguage(next: WebLanguage) {
  const namespaces = new Set([...loaded.keys()].map((key) => key.split('/')[1] as Namespace))
  await Promise.all([...namespaces].map((namespace) => loadTranslations(namespace, next)))
  setLanguage(next)
}
