import { describe, expect, test } from 'vitest'
import { keysIn, leaves, missingTexts, readTexts, stem, textFiles } from '../../scripts/locales/missing-texts.ts'
import { languageName } from '#web/lib/i18n/language-names.ts'
import { languages, unfinished } from '#worker/kernel/contract/languages.contract.ts'
import { overlay } from '#worker/locales/overlay.ts'

const places = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()
const english = textFiles('en')

describe.each(languages)('%s', (language) => {
  const files = textFiles(language).map((file, index) => [file, english[index] ?? ''] as const)

  test.skipIf(unfinished.includes(language))('says everything that is said in English', () => {
    expect(missingTexts(language)).toEqual([])
  })

  test.each(files)('%s says nothing that is not said in English', (file, original) => {
    const known = keysIn(readTexts(original))
    expect(keysIn(readTexts(file)).filter((key) => !known.includes(key))).toEqual([])
  })

  test.each(files)('%s leaves no text empty', (file) => {
    expect(leaves(readTexts(file)).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test.each(files)('%s has every plural form its grammar asks for', (file) => {
    const all = new Map(leaves(readTexts(file)))
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    // No language has only a form for many: "too_many" is a word.
    const isForm = (key: string) => !key.endsWith('_many') || all.has(`${stem(key)}_other`)
    const counted = [...all.keys()].filter((key) => key !== stem(key) && isForm(key)).map(stem)
    expect(counted.flatMap((key) => forms.map((form) => `${key}_${form}`)).filter((key) => !all.has(key))).toEqual([])
  })

  test.each(files)('%s fills in the same values as English', (file, original) => {
    const first = new Map(leaves(readTexts(original)))
    const differing = leaves(readTexts(file)).filter(([key, text]) => {
      const said = first.get(key)
      return said !== undefined && places(said).join() !== places(text).join()
    })
    expect(differing).toEqual([])
  })
})

test('each language has its own name', () => {
  expect(languages.map(languageName)).toEqual(expect.arrayContaining(['English', 'Deutsch']))
})

test('what a language does not say yet is said in English', () => {
  const below = { save: 'Save', plan: { day: 'Day', days: ['Monday'] } }
  expect(overlay(below, { plan: { day: 'Tag' } })).toEqual({ save: 'Save', plan: { day: 'Tag', days: ['Monday'] } })
})
