import { noProvider } from '#worker/modules/ai/calls/ai-problems.ts'

/** The id of a provider as a form or an address carries it. */
export function providerId(given: unknown): number {
  const id =
    typeof given === 'number'
      ? given
      : typeof given === 'string' && /^\d{1,10}$/.test(given.trim())
        ? Number(given)
        : NaN
  if (!Number.isSafeInteger(id) || id <= 0) throw noProvider()
  return id
}
