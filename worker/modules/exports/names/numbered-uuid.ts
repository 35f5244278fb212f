/** Numbers in the form of a UUID, where a reader wants nothing else: the same numbers give the same one. */
export const numberedUuid = (first: number, second = 0, third = 0): string =>
  [hex(first, 8), hex(second, 4), '4000', '8000', hex(third, 12)].join('-')

const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, '0').slice(-digits)
