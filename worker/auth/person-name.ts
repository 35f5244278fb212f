import * as z from 'zod'
import { blankableText } from '../kernel/contract/scalars.contract.ts'

const HIDDEN_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u
const VISIBLE_CHARACTER = /[\p{L}\p{N}\p{P}\p{S}]/u

const MESSAGE = 'Use one line of visible characters.'

/** A name that people give themselves: one line that can be seen, in any script. What is hidden in it is told, not mended. */
export const personName = (length: number) =>
  z.preprocess(
    (value, context) => {
      if (typeof value === 'string' && HIDDEN_CHARACTER.test(value.trim()))
        context.addIssue({ code: 'custom', message: MESSAGE })
      return value
    },
    blankableText(length).refine((name) => name === '' || VISIBLE_CHARACTER.test(name), MESSAGE),
  )
