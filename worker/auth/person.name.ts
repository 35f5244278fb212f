import { blankable } from '../kernel/scalars.contract.ts'

const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A name that people give themselves: one line that can be seen, in any script. */
export const personName = (length: number) =>
  blankable(length).refine(
    (name) => name === '' || (!HIDDEN.test(name) && VISIBLE.test(name)),
    'Use one line of visible characters.',
  )
