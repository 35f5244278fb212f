import { blankableText } from '#worker/kernel/contract/scalars.contract.ts'

function isZone(name: string): boolean {
  try {
    // Throws for unknown names. It accepts offsets such as +01:00, but those have no daylight saving time.
    void new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** A name from the time zone database; blank for none. */
export const timeZone = () =>
  blankableText(64).refine((name) => name === '' || isZone(name), 'Enter a time zone such as Europe/London.')
