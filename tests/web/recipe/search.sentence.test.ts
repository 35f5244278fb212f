import { expect, test } from 'vitest'
import { longTime } from '#web/components/recipe-search/long-time.ts'
import { sentenceParts } from '#web/components/recipe-search/sentence-parts.ts'
import { plainText, sentenceTokens } from '#web/components/recipe-search/sentence-tokens.ts'
import type { NamedKind, SentenceWords } from '#web/components/recipe-search/sentence-words.ts'
import { createTranslator } from '#web/lib/i18n/create-translator.ts'
import type { RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import type { Translations } from '#web/locales/translations.ts'
import de from '#web/locales/de/finding.json'
import en from '#web/locales/en/finding.json'

const names: Record<'en' | 'de', Partial<Record<NamedKind, string[]>>> = {
  en: { foods: ['', 'chicken', 'nuts', 'rice'], keywords: ['', 'quick'], books: ['', 'Sundays', 'Feasts'] },
  de: { foods: ['', 'Huhn', 'Nüsse', 'Reis'], keywords: ['', 'schnell'], books: ['', 'Sonntage', 'Feste'] },
}

function wordsOf(language: 'en' | 'de'): SentenceWords {
  return {
    t: createTranslator<Translations['finding']>(language === 'en' ? en : de, language),
    nameOf: (kind, id) =>
      names[language][kind]?.[id] ?? { user: 'Anna', property: 'kcal', units: 'g' }[kind as string] ?? '…',
    unitOf: () => '',
    list: (all, type) => new Intl.ListFormat(language, { type }).format(all),
    number: (value) => new Intl.NumberFormat(language).format(value),
    time: (minutes) => longTime(minutes, language),
    date: (day) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(day),
  }
}

const say = (search: RecipeSearch, language: 'en' | 'de') =>
  plainText(sentenceTokens(sentenceParts(search, wordsOf(language)), language))

test.each<[RecipeSearch, string, string]>([
  [
    { foods: [1], without: [2], minutes: 30, cooked: 'not-4w', sort: 'rating' },
    'with chicken and without nuts, under 30 minutes, not cooked for 4 weeks, best rated first',
    'mit Huhn und ohne Nüsse, unter 30 Minuten, seit 4 Wochen nicht gekocht, beste zuerst',
  ],
  [{ foodsAny: [1, 3] }, 'with chicken or rice', 'mit Huhn oder Reis'],
  [{ foods: [1, 3] }, 'with chicken and rice', 'mit Huhn und Reis'],
  [{ foods: [1], exact: true }, 'with chicken, nothing below these', 'mit Huhn, nichts darunter'],
  [
    { q: 'soup', keywords: [1], books: [1, 2] },
    'for “soup”, with the keyword quick, in the books Sundays or Feasts',
    'zu „soup“, mit Schlagwort schnell, in den Büchern Sonntage oder Feste',
  ],
  [{ booksNot: [1] }, 'not in the book Sundays', 'nicht im Buch Sonntage'],
  [{ minutes: 60, minutesMin: 20 }, '20 minutes to 60 minutes', '20 Minuten bis 60 Minuten'],
  [{ minutesMin: 120 }, '2 hours and more', 'ab 2 Stunden'],
  [{ stars: 1 }, '1 star and more', 'ab 1 Stern'],
  [{ stars: 3, starsMax: 4 }, '3 to 4 stars', '3 bis 4 Sterne'],
  [{ unrated: true }, 'without stars', 'ohne Sterne'],
  [{ cooked: 'never' }, 'never cooked', 'nie gekocht'],
  [{ cooked: '1w' }, 'cooked in the last week', 'in der letzten Woche gekocht'],
  [
    { cooked: '3m', times: 2 },
    'cooked in the last 3 months, cooked at least 2 times',
    'in den letzten 3 Monaten gekocht, mindestens 2-mal gekocht',
  ],
  [{ times: 1, timesMax: 1 }, 'cooked once', 'einmal gekocht'],
  [{ viewed: 'not-1y' }, 'not looked at for a year', 'seit einem Jahr nicht angesehen'],
  [
    { added: '2026-11-01..2026-11-05' },
    'added from Nov 1, 2026 to Nov 5, 2026',
    'vom 01.11.2026 bis zum 05.11.2026 hinzugefügt',
  ],
  [{ changed: '2026-11-01..2026-11-01' }, 'last changed on Nov 1, 2026', 'zuletzt am 01.11.2026 geändert'],
  [{ missing: 0 }, 'nothing missing in the house', 'nichts fehlt im Haus'],
  [{ missing: 1 }, 'at most 1 ingredient missing', 'höchstens 1 Zutat fehlt'],
  [{ properties: ['9:..1500'] }, 'at most 1,500 kcal a serving', 'höchstens 1.500 kcal je Portion'],
  [{ mine: true, private: 'yes' }, 'added by me, only for me', 'von mir hinzugefügt, nur für mich'],
  [{ by: 4 }, 'added by Anna', 'von Anna hinzugefügt'],
  [{ newFirst: true, sort: 'random' }, 'new ones first, in random order', 'neue zuerst, in zufälliger Reihenfolge'],
])('%o is said in both languages', (search, english, german) => {
  expect(say(search, 'en')).toBe(english)
  expect(say(search, 'de')).toBe(german)
})

test('each part takes itself away and nothing else', () => {
  const search: RecipeSearch = { foods: [1], without: [2], minutes: 30, minutesMin: 10, properties: ['9:..3', '8:1..'] }
  const drops = sentenceParts(search, wordsOf('en')).map(({ control, drop }) => [control, drop])
  expect(drops).toEqual([
    ['foods', { foods: undefined }],
    ['without', { without: undefined }],
    ['minutes', { minutes: undefined, minutesMin: undefined }],
    ['properties', { properties: ['8:1..'] }],
    ['properties', { properties: ['9:..3'] }],
  ])
})
