import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findJson } from '#worker/modules/ai/calls/find-json.ts'
import { costOf, mostCost, outputWithin } from '#worker/modules/ai/calls/credit-cost.ts'
import { monthOf } from '#worker/modules/ai/calls/month.ts'
import { lineOf, textOf } from '#worker/modules/assistant/spoken-text.ts'
import { numbersIn, wordsIn } from '#worker/modules/assistant/import/source-words.ts'
import { shownMarkup } from '#worker/modules/assistant/import/shown-markup.ts'
import { knownPrice } from '#worker/modules/ai/vendors/known-prices.ts'
import { baseOf, vendorOf } from '#worker/modules/ai/vendors/vendor-of.ts'

it('an object is found among words, fences and other brackets', () => {
  const object = { a: '} "quoted" {', b: [1, { c: null }] }
  for (const [before, after] of [
    ['', ''],
    ['Here it is [1]:\n```json\n', '\n```\nEnjoy!'],
    ['{not json} and then ', ' {'],
  ])
    expect(findJson(`${before}${JSON.stringify(object)}${after}`)).toEqual(object)
  for (const none of ['', '[1, 2]', '"text"', '{"a": 1', 'null', '{{{{']) expect(findJson(none)).toBeUndefined()
})

it('looking for an object takes time in proportion to the text', () => {
  for (const text of ['{'.repeat(900_000), '{"a":'.repeat(200_000), '{}'.replace('}', '"').repeat(400_000)]) {
    const began = performance.now()
    findJson(text)
    expect(performance.now() - began).toBeLessThan(2_000)
  }
})

it('what is reserved is enough for any answer within it, and no more than what is left', () => {
  const dollars = fc.double({ min: 0, max: 200, noNaN: true })
  const price = fc.record({ input: dollars, output: dollars, cache_read: dollars, cache_write: dollars })
  fc.assert(
    fc.property(
      price,
      fc.nat(200_000),
      fc.nat(20_000),
      fc.integer({ min: 1, max: 1e7 }),
      (price, input, wanted, tenths) => {
        const left = tenths / 1e4
        const output = Math.min(wanted, outputWithin(price, input, left))
        if (output <= 0) return
        const reserved = mostCost(price, input, output)
        expect(reserved).toBeLessThanOrEqual(left + 1e-4)
        const usage = { input: 2 * input + output, output: 2 * output, cacheRead: input, cacheWrite: 0 }
        expect(costOf(price, usage)).toBeLessThanOrEqual(reserved + 1e-4)
      },
    ),
  )
})

it('a month is where the space is', () => {
  expect(monthOf('2026-11-30T11:00:00.000Z', 'Pacific/Auckland').start).toBe('2026-11-30T11:00:00.000Z')
  expect(monthOf('2026-11-30T10:59:59.999Z', 'Pacific/Auckland').end).toBe('2026-11-30T11:00:00.000Z')
  expect(monthOf('2026-01-05T00:00:00.000Z', '')).toEqual({
    start: '2026-01-01T00:00:00.000Z',
    end: '2026-02-01T00:00:00.000Z',
  })
  expect(monthOf('2026-12-31T23:00:00.000Z', 'Europe/Berlin').start).toBe('2026-12-31T23:00:00.000Z')
})

it('a model is known by the name that routers of models give it', () => {
  const wire = (name: string, url: string | null = null) => vendorOf(name, url)?.vendor.wire
  expect(wire('openai/gpt-5')).toBe('openai')
  expect(wire('gpt-5')).toBe('openai')
  expect(wire('claude-sonnet-4-5')).toBe('anthropic')
  expect(wire('gemini/gemini-2.5-pro')).toBe('google')
  expect(wire('openai/gpt-5', 'https://llm.example.net/v1')).toBe('compatible')
  expect(wire('anthropic/claude-x', 'https://llm.example.net/v1')).toBe('anthropic')
  expect(vendorOf('openrouter/anthropic/claude-sonnet-4.5', null)?.model).toBe('anthropic/claude-sonnet-4.5')
  expect(vendorOf('meta-llama/Llama-3', 'https://llm.example.net')?.model).toBe('meta-llama/Llama-3')
  expect(vendorOf('meta-llama/Llama-3', null)).toBeNull()
  const ollama = vendorOf('ollama/llama3', 'http://ollama.example.net:11434/')
  expect(ollama && baseOf(ollama.vendor, 'http://ollama.example.net:11434/')).toBe('http://ollama.example.net:11434/v1')
})

it('the price of the longest beginning of a name counts, whole words of it alone', () => {
  expect(knownPrice('openai/gpt-5-mini-2025-08-07')?.input).toBe(0.25)
  expect(knownPrice('openai/gpt-5')?.input).toBe(1.25)
  expect(knownPrice('openrouter/anthropic/claude-opus-4.5')?.input).toBe(5)
  expect(knownPrice('gpt-55')).toBeNull()
  expect(knownPrice('something-else')).toBeNull()
})

it('words are known in other forms, and numbers in other spellings', () => {
  expect([...wordsIn('Tomatoes, Crème brûlée')]).toEqual(['tomat', 'creme', 'brule'])
  expect(numbersIn('1½ cups, 1/2 tsp, 0,25 l and 200g')).toEqual(new Set(['1.5', '0.5', '0.25', '200']))
})

it('what a model says is one line, within its end, and without signs that nobody sees', () => {
  expect(lineOf('a\u202Eb\n c\u0000', 10)).toBe('ab c')
  expect(textOf(' a \n\n\n\n b\t c ', 100)).toBe('a\n\nb c')
  expect(lineOf('x'.repeat(300), 128)).toHaveLength(128)
})

it('of a saved page its words are read, and of a text all', () => {
  expect(
    shownMarkup('<html><head><title>T</title></head><body><p>Soup</p><script>evil()</script><li>2 leeks</li>'),
  ).toBe('Soup\n2 leeks')
  expect(shownMarkup('a < b')).toBe('a < b')
})
