import { describe, expect, it } from 'vitest'
import { languages, unfinished } from '#worker/kernel/contract/languages.contract.ts'
import { say, sentences } from '#worker/modules/imports/drafts/said.ts'
import { readTexts } from '../../scripts/locales/missing-texts.ts'

const placesIn = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))

describe.each(languages.filter((language) => !unfinished.includes(language)))('in %s', (language) => {
  const { said } = readTexts(`web/locales/${language}/apps.json`) as { said: Record<string, string> } // As the web's texts are written.

  it.each(Object.entries(sentences))(
    'what an importer says as %s has words, with the same values',
    (code, sentence) => {
      const text = said[code]
      expect(text, `said.${code} in web/locales/${language}/apps.json`).toBeTruthy()
      expect(placesIn(text ?? '')).toEqual(placesIn(sentence))
    },
  )

  it('nothing has words that no importer says', () => {
    expect(Object.keys(said).filter((code) => !(code in sentences))).toEqual([])
  })
})

it('a sentence is said with its values, for clients that do not know its code', () => {
  expect(say('picture_missing', { name: 'a.jpg' })).toEqual({
    code: 'picture_missing',
    values: { name: 'a.jpg' },
    msg: 'The picture “a.jpg” is not in the file.',
  })
})
