import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { lineParser } from '#worker/modules/imports/lines/parse.ts'
import { vocabularyQueries } from '#worker/modules/imports/vocabulary.ts'
import { splitTyped } from '#worker/modules/imports/typed/split-typed.ts'
import { typedAmount, typedName } from '#worker/modules/imports/typed/typed-line.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'

export interface TypedThing {
  amount: number
  unit: string | null
  name: string
  /** As it was written. */
  text: string
}

const MAX_THINGS = 50

/** Reads lines as the box above the shopping list does, with the units and foods of the space. */
export async function readTyped(context: Context, lines: readonly string[]): Promise<TypedThing[]> {
  const parts = lines.flatMap(splitTyped)
  if (parts.length > MAX_THINGS) {
    throw invalid({ text: [`Send no more than ${MAX_THINGS} things at once.`] }, 'inbound-hook.too_many')
  }
  const { space, shard } = membershipOf(context)
  const { units, foods } = await context.spaceDatabase(shard).read(vocabularyQueries(space, parts))
  const namesOf = (rows: readonly { name: string; plural_name: string | null }[]) =>
    rows.flatMap(({ name, plural_name }) => [name, ...(plural_name ? [plural_name] : [])])
  const parse = lineParser({ units: namesOf(units), foods: namesOf(foods) })
  return parts.flatMap((text): TypedThing[] => {
    const line = parse(text)
    const name = typedName(line)
    return name === '' ? [] : [{ amount: typedAmount(line), unit: line.unit, name, text }]
  })
}
