import type { parsedIngredient } from '#worker/modules/imports/source.contract.ts'
import type * as z from 'zod'
import type { IngredientDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import type { UnitName } from '#web/components/recipe-form/lines/unit-names.ts'
import { call } from '#web/lib/api/api.ts'
import { ingredientFromSource } from '../draft-from-source.ts'

interface KnownLines {
  ingredients: z.output<typeof parsedIngredient>[]
}

/** The server knows the household's foods, plurals and corrections. Empty without it: the device parses lines, too. */
export async function readKnownLines(
  lines: readonly string[],
  units: readonly UnitName[],
): Promise<ReadonlyMap<string, IngredientDraft>> {
  try {
    const { ingredients } = await call<KnownLines>('POST', '/api/ingredient-parser/post/', {
      body: { ingredients: lines },
    })
    return new Map(
      ingredients.flatMap((one, at) => {
        const line = lines[at]
        return line === undefined ? [] : [[line, ingredientFromSource(one, units)]]
      }),
    )
  } catch {
    return new Map()
  }
}
