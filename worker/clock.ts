/** The only clock and the only dice. Everything else is told the time and handed its randomness. */
export const now = (): string => new Date().toISOString()

export const uuid = (): string => crypto.randomUUID()

/** Twelve bytes for one sealed text. */
export const nonce = () => crypto.getRandomValues(new Uint8Array(12))

/** Nine random bytes as twelve letters, digits, dashes and underscores: enough to tell commands of one space apart. */
export const shortId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

/** Waits up to so many milliseconds, so that those who clashed do not clash again. */
export const randomDelay = (maxMilliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * maxMilliseconds))
