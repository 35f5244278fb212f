import type { Work } from './work.ts'
import { merges } from './work/merges.ts'
import { moves } from './work/moves.ts'
import { recipes } from './work/recipes.ts'
import { shopping } from './work/shopping.ts'
import { units } from './work/units.ts'

/** Every kind of writing that is interrupted; each begins with nothing in its memory. */
export const works: readonly (() => Work)[] = [units, recipes, merges, moves, shopping]
