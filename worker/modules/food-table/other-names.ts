import { foldName, nameKey } from '#worker/kernel/contract/name-key.ts'
import { dialects } from './dialect.contract.ts'
import { namesIn } from './names-in.ts'
import { loadCommonFoods } from './load-common-foods.ts'

interface NamedFood {
  /** Folded, each after a blank, so that every beginning of a word follows one. */
  text: string
  keys: readonly string[]
}

let named: readonly NamedFood[] | undefined

/** Fewer letters begin too many words. */
const minLength = 3

/** Keys of all names, in every language, of the common foods that have a name in which a word begins with the text. */
export async function keysOfOtherNames(text: string): Promise<string[]> {
  const term = foldName(text)
  if (term.length < minLength) return []
  named ??= (await loadCommonFoods()).map((food) => {
    const names = [...new Set(dialects.flatMap((dialect) => namesIn(food, dialect)))]
    return { text: names.map((name) => ` ${foldName(name)}`).join(), keys: names.map(nameKey) }
  })
  return [...new Set(named.filter((food) => food.text.includes(` ${term}`)).flatMap(({ keys }) => keys))]
}
