import { recipeWorkload } from '../work/recipe-workload.ts'
import { aiWorkload } from './ai-workload.ts'
import type { Counterparts } from './counterparts.ts'
import type { OutsideWorkload } from './outside-workload.ts'
import type { Outside } from './set-up-outside.ts'
import { shoppingListWorkload } from './shopping-list-workload.ts'
import { storageWorkload } from './storage-workload.ts'

export function outsideWorkloads(outside: Outside, counterparts: Counterparts): OutsideWorkload[] {
  const recipes = recipeWorkload()
  return [
    shoppingListWorkload(outside, counterparts),
    storageWorkload(outside, counterparts),
    aiWorkload(outside),
    { ...recipes, check: (client, { remains }) => recipes.check(client, remains) },
  ]
}
