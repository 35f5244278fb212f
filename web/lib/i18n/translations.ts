/// <reference types="vite/client" />
import { useMemo } from 'react'
import { unfinished } from '#worker/kernel/contract/languages.contract.ts'
import type { Translations } from '#web/locales/translations.ts'
import { suspendUntil } from '../suspend.ts'
import { currentLanguage, type WebLanguage, setLanguage, useLanguage } from './language.ts'
import { type Dictionary, type Translate, createTranslator } from './create-translator.ts'

export type Namespace = keyof Translations

const firstPageFiles = import.meta.glob<Dictionary>('../../locales/*/{auth,common,home}.json', { import: 'default' })
const loading = new Map<string, Promise<Dictionary>>()
const loaded = new Map<string, Dictionary>()
/** Told once, where the texts are shown; whoever tries again loads them again. */
const failures = new Map<string, unknown>()

export function loadTranslations(namespace: Namespace, target: WebLanguage = currentLanguage()): Promise<Dictionary> {
  const key = `${target}/${namespace}`
  const known = loading.get(key)
  if (known) return known
  const words = fetchDictionary(namespace, target, key)
  loading.set(key, words)
  return words
}

async function fetchDictionary(namespace: Namespace, of: WebLanguage, key: string): Promise<Dictionary> {
  try {
    const own = await fetchFile(`../../locales/${key}.json`)
    const dictionary = unfinished.includes(of) ? await inEnglishElse(namespace, own ?? {}) : own
    if (!dictionary) throw new Error(`No texts for ${key}`)
    loaded.set(key, dictionary)
    return dictionary
  } catch (error) {
    loading.delete(key)
    failures.set(key, error)
    throw error
  }
}

const fetchFile = async (path: string) =>
  (firstPageFiles[path] ?? (await import('./locale-files.ts')).localeFiles[path])?.()

async function inEnglishElse(namespace: Namespace, own: Dictionary): Promise<Dictionary> {
  const [english, { overlay }] = await Promise.all([
    loadTranslations(namespace, 'en'),
    import('#worker/locales/overlay.ts'),
  ])
  return overlay(english, own)
}

export function useTranslations<N extends Namespace>(namespace: N): Translate<Translations[N]> {
  const now = useLanguage()
  // Texts that a loader has brought are read at once; the others suspend what shows them.
  const dictionary = loaded.get(`${now}/${namespace}`) ?? waitForTexts(namespace, now)
  return useMemo(() => createTranslator<Translations[N]>(dictionary, now), [dictionary, now])
}

function waitForTexts(namespace: Namespace, of: WebLanguage): never {
  const key = `${of}/${namespace}`
  const failure = failures.get(key)
  failures.delete(key)
  if (failure !== undefined) throw failure
  return suspendUntil(loadTranslations(namespace, of))
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
