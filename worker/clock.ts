/** The only source of time and randomness; all other code is handed both. */
export const now = (): string => new Date().toISOString()

export const uuid = (): string => crypto.randomUUID()

/** Twelve bytes, for one sealed text. */
export const nonce = () => crypto.getRandomValues(new Uint8Array(12))

/** For keys and addresses that nobody may guess. */
export const secretBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

/** 72 random bits in base64url: unique among the commands of a space. */
export const shortId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(9))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

/** Delays by a random time, so that clashing commands do not clash again. */
export const randomDelay = (maxMilliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * maxMilliseconds))

/** Between 90 and 110 % of it, so that many who wait do not come again at once. */
export const jittered = (seconds: number): number => seconds * (0.9 + Math.random() * 0.2)
