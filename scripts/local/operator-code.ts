import { randomInt } from 'node:crypto'

/** Without what looks alike in a terminal. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A code that cannot be guessed, in groups that can be typed: about 59 bits. */
export const operatorCode = (): string =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')).join(
    '-',
  )
