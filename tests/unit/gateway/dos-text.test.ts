import { expect, test } from 'vitest'
import { decodeText } from '#worker/gateway/decode-text.ts'
import { decodeDos, dosCodePages } from '#worker/gateway/dos-text.ts'

const all = Array.from({ length: 256 }, (_, byte) => byte)

function written(text: string, characters: string): Uint8Array {
  return Uint8Array.from(text, (character) => Math.max(0, characters.indexOf(character)))
}

const dos = (text: string, page: (typeof dosCodePages)[number] = 'cp850') =>
  written(text, decodeDos(Uint8Array.from(all), page))
const windows = (text: string) => written(text, new TextDecoder('windows-1252').decode(Uint8Array.from(all)))

test.each(dosCodePages)('%s has a character for every byte, and is ASCII below', (page) => {
  const characters = decodeDos(Uint8Array.from(all), page)
  expect(characters).toHaveLength(256)
  expect(characters.slice(0x20, 0x7f)).toBe(String.fromCharCode(...all.slice(0x20, 0x7f)))
  expect(new Set(characters).size).toBe(256)
})

test.each([
  'Käsespätzle: 1½ Tassen Mehl bei 180 °C',
  'Crème brûlée',
  'Sauté',
  'Soufflé à la crème, bien mélangé',
  'Smørrebrød',
  'Jalapeño y piña',
])('“%s” is read as DOS wrote it', (text) => {
  expect(decodeText(dos(text), null)).toBe(text)
})

test.each([
  'Käsespätzle: 1½ Tassen Mehl bei 180 °C',
  'He said “hello” — don’t stir',
  'Crème brûlée',
  '½ cup sugar, 350°',
  'ÜBER „Äpfel“',
  'Rührei',
])('“%s” is read as Windows wrote it', (text) => {
  expect(decodeText(windows(text), null)).toBe(text)
})

test('text in the letters of other languages stays what it is', () => {
  const russian = 'Борщ с говядиной: 500 г свеклы, 2 моркови. Нарежьте овощи и варите на медленном огне один час.'
  const characters = new TextDecoder('windows-1251').decode(Uint8Array.from(all))
  expect(decodeText(written(russian, characters), null)).toBe(russian)
})
