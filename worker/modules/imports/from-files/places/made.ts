import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { FoundRef } from '#worker/kernel/resource/references/look-up-refs.ts'

export interface SavedRecipe {
  id: number
  name: string
  servings: number
}

/** A recipe of a slice that was saved or is here already, with where it stands in its app. */
export interface ShelvedRecipe {
  id: number
  books: readonly string[]
  favourite: boolean
}

/** What the places of a slice make in their one commit: no statement finds it yet. */
export class Made {
  readonly foods: FoundRef[] = []
  readonly units: FoundRef[] = []
  /** By the keys of their file. */
  readonly recipes = new Map<string, SavedRecipe>()
  readonly shelved: ShelvedRecipe[] = []
  /** Foods that have no row yet. */
  readonly newFoods = new Set<number>()

  note(appends: readonly Append[]): void {
    const foods = createdIn(appends, 'food')
    for (const { id } of foods) this.newFoods.add(id)
    this.foods.push(...foods)
    this.units.push(...createdIn(appends, 'unit'))
  }
}

const createdIn = (appends: readonly Append[], kind: 'food' | 'unit'): FoundRef[] =>
  appends.flatMap(({ events }) =>
    events.flatMap(({ type, data }) => (type === `${kind}.created` ? [refOf(data as CreatedName)] : [])),
  )

/** What the creation of a food or a unit says at least. */
interface CreatedName {
  id: number
  name: string
  plural_name?: string | null
}

const refOf = ({ id, name, plural_name }: CreatedName): FoundRef => ({
  id,
  asked: null,
  name,
  name_key: nameKey(name),
  plural_key: plural_name ? nameKey(plural_name) : null,
})
