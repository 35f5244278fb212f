import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { supportedLanguages } from '#web/lib/i18n/language.ts'

type Tree = { [key: string]: string | Tree }

const folder = 'web/locales'
const features = readdirSync(`${folder}/en`)

const read = (language: string, file: string): Tree =>
  JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8')) as Tree

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : leaves(value, `${path}${key}.`),
  )

/** Languages differ in their plural forms, so keys are compared without the plural ending. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const keys = (tree: Tree) => [...new Set(leaves(tree).map(([key]) => stem(key)))].sort()
const places = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

const others = supportedLanguages.filter((language) => language !== 'en')

test.each(others)('%s has a file for every feature', (language) => {
  expect(readdirSync(`${folder}/${language}`).sort()).toEqual(features.toSorted())
})

test.each(others.flatMap((language) => features.map((file) => [language, file] as const)))(
  '%s has every text that %s has in English',
  (language, file) => {
    expect(keys(read(language, file))).toEqual(keys(read('en', file)))
  },
)

test.each(supportedLanguages.flatMap((language) => features.map((file) => [language, file] as const)))(
  '%s leaves no text of %s empty',
  (language, file) => {
    expect(leaves(read(language, file)).filter(([, text]) => text.trim() === '')).toEqual([])
  },
)

test.each(supportedLanguages.flatMap((language) => features.map((file) => [language, file] as const)))(
  '%s has every plural form its grammar asks for in %s',
  (language, file) => {
    const all = new Map(leaves(read(language, file)))
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const counted = [...all.keys()].filter((key) => key !== stem(key)).map(stem)
    expect(counted.flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !all.has(key))).toEqual([])
  },
)

test.each(others.flatMap((language) => features.map((file) => [language, file] as const)))(
  '%s fills in the same values as English in %s',
  (language, file) => {
    const english = new Map(leaves(read('en', file)))
    const differing = leaves(read(language, file)).filter(([key, text]) => {
      const original = english.get(key)
      return original !== undefined && places(original).join() !== places(text).join()
    })
    expect(differing).toEqual([])
  },
)
