import { fileName } from './file-name.ts'

/** A name as addresses have it: "creme-brulee". Letters that are not Latin stay. */
export const slugName = (name: string): string =>
  fileName(name)
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '') || 'recipe'
