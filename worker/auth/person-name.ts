import * as z from 'zod'
import { blankable } from '../kernel/contract/scalars.contract.ts'

const HIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

const SAY = 'Use one line of visible characters.'

/** A name that people give themselves: one line that can be seen, in any script. What is hidden in it is told, not mended. */
export const personName = (length: number) =>
  z.preprocess(
    (value, context) => {
      if (typeof value === 'string' && HIDDEN.test(value.trim())) context.addIssue({ code: 'custom', message: SAY })
      return value
    },
    blankable(length).refine((name) => name === '' || VISIBLE.test(name), SAY),
  )
