import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from '#worker/modules/imports/pages/json/json-reader.ts'

const first = (text: string) => readJson(text)[0]

test('well-formed JSON is read as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(first(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

describe('invalid JSON of pages is read', () => {
  test.each([
    ['raw line ends and tabs in strings', '{"a": "one\ntwo\tthree"}', { a: 'one\ntwo\tthree' }],
    ['trailing commas', '{"a": [1, 2,], "b": 3,}', { a: [1, 2], b: 3 }],
    ['missing commas', '{"a": 1\n "b": "x"\n "c": [1 2]}', { a: 1, b: 'x', c: ['1 2'] }],
    ['comments', '{/* soup */ "a": 1, // one\n "b": 2}', { a: 1, b: 2 }],
    ['CDATA around it', '//<![CDATA[\n{"a": 1}\n//]]>', { a: 1 }],
    ['an HTML comment around it', '<!-- {"a": 1} -->', { a: 1 }],
    ['an assignment before it and a semicolon after it', 'window.recipe = {"a": 1};', { a: 1 }],
    ['single quotes and bare keys', "{a: 'it', 'b': true, c: null}", { a: 'it', b: true, c: null }],
    [
      'quotes that were not escaped',
      '{"a": "a 9" pan, "deep", and a lid", "b": 1}',
      { a: 'a 9" pan, "deep", and a lid', b: 1 },
    ],
    ['escapes that do not exist', String.raw`{"a": "don\'t \& \u00e9 \uZZ"}`, { a: "don't & é uZZ" }],
    ['entities for the quotes', '{&quot;a&quot;: &quot;x&quot;}', { a: 'x' }],
    ['typographic quotes', '{“a”: “x”}', { a: 'x' }],
    ['a cut-off end', '{"a": {"b": ["x", "y', { a: { b: ['x', 'y'] } }],
    ['brackets that do not match', '{"a": [1, 2}', { a: [1, 2] }],
    ['values that JSON has not', '{"a": undefined, "b": NaN, "c": 1}', { a: null, b: null, c: 1 }],
  ])('%s', (_, text, value) => {
    expect(first(text)).toEqual(value)
  })

  test('several documents in one block are all read', () => {
    expect(readJson('{"a": 1}\n{"b": 2} [3]')).toEqual([{ a: 1 }, { b: 2 }, [3]])
  })

  test('a key like `__proto__` is only a key', () => {
    expect(Object.keys(first('{"__proto__": {"a": 1}, }') as object)).toEqual(['__proto__'])
  })
})

test('any text is read without an error', () => {
  const sloppy = fc.string({
    unit: fc.constantFrom('{', '}', '[', ']', '"', "'", ':', ',', '\\', '/', '*', 'a', '1', ' ', '\n', 'u'),
  })
  fc.assert(fc.property(fc.oneof(fc.string(), sloppy), (text) => Array.isArray(readJson(text))))
})
