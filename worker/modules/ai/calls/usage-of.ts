import type { LanguageModelUsage } from 'ai'
import type { Usage } from './credit-cost.ts'

/** Beyond it a number is a lie. */
const MOST_TOKENS = 20_000_000

/** What a provider says it took; null where it says nothing that could be true. */
export function usageOf(said: LanguageModelUsage | undefined): Usage | null {
  const [input, output] = [countOf(said?.inputTokens), countOf(said?.outputTokens)]
  if (input === null || output === null || input + output === 0) return null
  const cacheRead = Math.min(input, countOf(said?.inputTokenDetails?.cacheReadTokens) ?? 0)
  const cacheWrite = Math.min(input - cacheRead, countOf(said?.inputTokenDetails?.cacheWriteTokens) ?? 0)
  return { input, output, cacheRead, cacheWrite }
}

const countOf = (said: unknown): number | null =>
  typeof said === 'number' && Number.isFinite(said) && said >= 0 ? Math.min(Math.ceil(said), MOST_TOKENS) : null

export const addUsage = (one: Usage, other: Usage): Usage => ({
  input: one.input + other.input,
  output: one.output + other.output,
  cacheRead: one.cacheRead + other.cacheRead,
  cacheWrite: one.cacheWrite + other.cacheWrite,
})
