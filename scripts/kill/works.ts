import type { Work } from './work.ts'
import { empties } from './work/empties.ts'
import { merges } from './work/merges.ts'
import { moves } from './work/moves.ts'
import { purges } from './work/purges.ts'
import { recipeWork } from './work/recipes.ts'
import { replays } from './work/replays.ts'
import { shoppingWork } from './work/shopping.ts'
import { sweeps } from './work/sweeps.ts'
import { unitWork } from './work/units.ts'

/** Every kind of writing that is interrupted; each begins with nothing in its memory. */
export const works: readonly (() => Work)[] = [unitWork, recipeWork, merges, moves, shoppingWork, purges, empties]

/** What whoever keeps the server does meanwhile, one at a time of each. */
export const upkeep: readonly (() => Work)[] = [sweeps, replays]
