import * as z from 'zod'
import { blankableText } from '#worker/kernel/contract/scalars.contract.ts'

const HIDDEN_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u
const VISIBLE_CHARACTER = /[\p{L}\p{N}\p{P}\p{S}]/u

const MESSAGE = 'Use one line of visible characters.'

/** One visible line in any script. Hidden characters are an error and are not removed. */
export const personName = (length: number) =>
  z.preprocess(
    (value, context) => {
      if (typeof value === 'string' && HIDDEN_CHARACTER.test(value.trim()))
        context.addIssue({ code: 'custom', message: MESSAGE })
      return value
    },
    blankableText(length).refine((name) => name === '' || VISIBLE_CHARACTER.test(name), MESSAGE),
  )
