/** The only clock and the only dice. Everything else is told the time and handed its randomness. */
export const now = (): string => new Date().toISOString()

export const uuid = (): string => crypto.randomUUID()

/** Twelve bytes for one sealed text. */
export const nonce = () => crypto.getRandomValues(new Uint8Array(12))
