import * as z from 'zod'
import { blankableText, decimal, text } from '#worker/kernel/contract/scalars.contract.ts'

const named = z.object({ id: z.int().nullable(), name: z.string() })

export const substitutesRequest = z.object({
  food: text(128).meta({ description: 'What is to be replaced.' }),
  amount: decimal().nullish(),
  unit: blankableText(64).nullish(),
  recipe: blankableText(128).nullish().meta({ description: 'The name of the dish.' }),
  wish: blankableText(256).nullish().meta({ description: 'What the substitute has to be, as "vegan".' }),
})

export const substitutesAnswer = z
  .object({
    substitutes: z.array(
      z
        .object({
          food: named.meta({ description: 'Without an id, it is new to the household.' }),
          amount: z.number().nullable(),
          unit: named.nullable(),
          note: z.string(),
          on_hand: z.boolean(),
        })
        .meta({ id: 'AiSubstitute' }),
    ),
  })
  .meta({ id: 'AiSubstitutes' })
