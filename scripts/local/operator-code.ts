import { randomInt } from 'node:crypto'

/** Without letters that look alike in a terminal. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** About 59 bits, in groups that are easy to type. */
export const operatorCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join(
    '-',
  )
