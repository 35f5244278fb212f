/** The only clock and the only dice. Everything else is told the time and handed its randomness. */
export const now = (): string => new Date().toISOString()

export const uuid = (): string => crypto.randomUUID()
