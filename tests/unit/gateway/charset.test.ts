import { expect, test } from 'vitest'
import { decodeText } from '#worker/gateway/charset.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

test('the header decides', () => {
  expect(decodeText(latin('cr\u00e8me'), 'text/html; charset="ISO-8859-1"')).toBe('crème')
  expect(decodeText(utf8('crème'), 'text/html;charset=UTF-8')).toBe('crème')
  expect(decodeText(Uint8Array.from([0x82, 0xb7]), 'text/html; charset=shift_jis')).toBe('す')
})

test('a byte order mark beats the header and is not part of the text', () => {
  expect(decodeText(Uint8Array.from([0xef, 0xbb, 0xbf, ...utf8('crème')]), 'text/html; charset=iso-8859-1')).toBe(
    'crème',
  )
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x61, 0x00]), null)).toBe('a')
})

test('without a header the markup decides', () => {
  expect(decodeText(latin('<meta charset=windows-1250>\u009e'), 'text/html')).toBe('<meta charset=windows-1250>ž')
  expect(
    decodeText(latin('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2"><p>\u00e6'), null),
  ).toContain('ć')
  expect(decodeText(latin('<?xml version="1.0" encoding="iso-8859-1"?><p>\u00e8'), null)).toContain('è')
})

test('undeclared text is UTF-8 if valid, else Windows-1252', () => {
  expect(decodeText(utf8('½ tasse'), null)).toBe('½ tasse')
  expect(decodeText(latin('\u0093\u00bd cup\u0094'), null)).toBe('“½ cup”')
})

test('an unknown charset and a page that claims UTF-16 in readable bytes fall back', () => {
  expect(decodeText(utf8('crème'), 'text/html; charset=klingon')).toBe('crème')
  expect(decodeText(utf8('<meta charset="utf-16">crème'), null)).toContain('crème')
})
