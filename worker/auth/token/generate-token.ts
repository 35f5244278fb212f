import { toHex } from '../hex.ts'

/** `tda_` and 128 random bits in five groups: the form that existing clients check for. */
export const generateToken = (): string => formatToken(toHex(crypto.getRandomValues(new Uint8Array(16))))

export function formatToken(digits: string): string {
  const groups = [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)]
  return `tda_${groups.join('_')}`
}

/** 128 random bits need no salt and no slow hash. */
export const hashToken = async (token: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
