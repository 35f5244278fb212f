import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'

export const correctionKinds = ['food', 'unit', 'note'] as const

/** Another name for a food or unit (an empty unit: the word belongs to the food), or a remark in a food's name. */
export const importCorrection = resource({
  name: 'import-correction',
  title: 'ImportCorrection',
  fields: z.object({ kind: z.enum(correctionKinds), said: text(128), meant: blankableText(128).default('') }),
  reads: z.object({ created_by: z.int(), created_at: z.string() }),
  filters: z.object({ kind: z.enum(correctionKinds).optional() }),
  roles: { read: 'user', write: 'user' },
})

export const correctedLine = z
  .object({
    original_text: text(512),
    food: blankableText(128).nullish(),
    unit: blankableText(128).nullish(),
    note: blankableText(512).nullish(),
  })
  .meta({ id: 'CorrectedLine' })

export const learnRequest = z.object({ lines: z.array(correctedLine).max(200) })
export const learnAnswer = z.object({ learned: z.array(importCorrection.row) }).meta({ id: 'LearnedCorrections' })

export const appliedCorrection = z
  .object({ id: z.int(), kind: z.enum(correctionKinds), said: z.string(), meant: z.string() })
  .meta({ id: 'AppliedCorrection' })
export type AppliedCorrection = z.output<typeof appliedCorrection>
