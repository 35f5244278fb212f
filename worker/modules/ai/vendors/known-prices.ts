import type { Price } from '../calls/price.contract.ts'

/**
 * What makers of models ask, in US dollars for a million tokens, as they list it: input, remembered input, output, and
 * where it is more than the input, what remembering costs. Of several beginnings of a name, the longest counts.
 */
const LISTED: readonly [beginning: string, input: number, cached: number, output: number, written?: number][] = [
  ['gpt-5', 1.25, 0.125, 10],
  ['gpt-5-mini', 0.25, 0.025, 2],
  ['gpt-5-nano', 0.05, 0.005, 0.4],
  ['gpt-5-pro', 15, 15, 120],
  ['gpt-4.1', 2, 0.5, 8],
  ['gpt-4.1-mini', 0.4, 0.1, 1.6],
  ['gpt-4.1-nano', 0.1, 0.025, 0.4],
  ['gpt-4o', 2.5, 1.25, 10],
  ['gpt-4o-mini', 0.15, 0.075, 0.6],
  ['o3', 2, 0.5, 8],
  ['o4-mini', 1.1, 0.275, 4.4],
  ['claude-opus-4', 15, 1.5, 75, 18.75],
  ['claude-opus-4-5', 5, 0.5, 25, 6.25],
  ['claude-sonnet-4', 3, 0.3, 15, 3.75],
  ['claude-haiku-4', 1, 0.1, 5, 1.25],
  ['claude-3-5-haiku', 0.8, 0.08, 4, 1],
  ['claude-3-haiku', 0.25, 0.03, 1.25, 0.3],
  ['gemini-3-pro', 2, 0.2, 12],
  ['gemini-2.5-pro', 1.25, 0.125, 10],
  ['gemini-2.5-flash', 0.3, 0.03, 2.5],
  ['gemini-2.5-flash-lite', 0.1, 0.01, 0.4],
  ['gemini-2.0-flash', 0.1, 0.025, 0.4],
  ['mistral-large', 2, 2, 6],
  ['mistral-medium', 0.4, 0.4, 2],
  ['mistral-small', 0.1, 0.1, 0.3],
  ['ministral-8b', 0.1, 0.1, 0.1],
  ['deepseek-chat', 0.28, 0.028, 0.42],
  ['grok-4', 3, 0.75, 15],
  ['grok-3-mini', 0.3, 0.075, 0.5],
]

const longestFirst = LISTED.toSorted(([one], [other]) => other.length - one.length)

/** Of a model as its maker or a router calls it: `gpt-5-mini-2025-08-07`, `anthropic/claude-sonnet-4.5`. */
export function knownPrice(model: string): Price | null {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase()
  // Some write 4.5 where others write 4-5.
  const forms = [name, name.replaceAll('.', '-')]
  const found = longestFirst.find(([beginning]) => forms.some((form) => startsWithName(form, beginning)))
  if (!found) return null
  const [, input, cache_read, output, cache_write = input] = found
  return { input, output, cache_read, cache_write }
}

const startsWithName = (name: string, beginning: string): boolean =>
  name.startsWith(beginning) && !/^[a-z\d]/.test(name.slice(beginning.length))
