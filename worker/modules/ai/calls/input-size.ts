import type { Material } from './question.ts'

/** An upper estimate, in tokens. */
const TOKENS = { picture: 3_000, page: 4_000 }
const BYTES_PER_TOKEN = 2
/** A page of a scanned book takes at least so much. */
const BYTES_PER_PAGE = 50_000
const OVERHEAD = 500

export const inputSize = (instructions: string, material: readonly Material[]): number =>
  OVERHEAD + tokensOf(instructions) + material.reduce((sum, one) => sum + sizeOf(one), 0)

export const tokensOf = (text: string): number => Math.ceil(new TextEncoder().encode(text).length / BYTES_PER_TOKEN)

function sizeOf(one: Material): number {
  if ('text' in one) return tokensOf(one.text)
  if (one.type !== 'application/pdf') return TOKENS.picture
  return TOKENS.page * (one.pages ?? Math.ceil(one.bytes.length / BYTES_PER_PAGE))
}
