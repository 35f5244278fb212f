import type { DemoRecipe } from './demo-recipe.ts'
import { apfelkuchen } from './recipes/apfelkuchen.ts'
import { chicken } from './recipes/chicken.ts'
import { chocolateCake } from './recipes/chocolate-cake.ts'
import { curry } from './recipes/curry.ts'
import { dal } from './recipes/dal.ts'
import { focaccia } from './recipes/focaccia.ts'
import { kaesespaetzle } from './recipes/kaesespaetzle.ts'
import { kartoffelsuppe } from './recipes/kartoffelsuppe.ts'
import { muesli } from './recipes/muesli.ts'
import { onions } from './recipes/onions.ts'
import { risotto } from './recipes/risotto.ts'
import { salmon } from './recipes/salmon.ts'
import { shakshuka } from './recipes/shakshuka.ts'
import { tacos } from './recipes/tacos.ts'

/** In order of creation: an embedded recipe comes before the recipe that embeds it. */
export const demoRecipes: DemoRecipe[] = [
  onions,
  muesli,
  kartoffelsuppe,
  chocolateCake,
  dal,
  apfelkuchen,
  risotto,
  tacos,
  chicken,
  kaesespaetzle,
  curry,
  salmon,
  shakshuka,
  focaccia,
]
