import type { Importer } from '../importer.ts'
import { unknownTable } from '../data/csv/table.importer.ts'
import { accuChef } from './labels/accuchef.importer.ts'
import { easyRecipeDeluxe } from './labels/easy-recipe-deluxe.importer.ts'
import { masterCookText } from './columns/mastercook-text.importer.ts'
import { mealMaster } from './columns/mealmaster.importer.ts'
import { nowYoureCooking } from './labels/now-youre-cooking.importer.ts'
import { pepperplate } from './labels/pepperplate.importer.ts'
import { cooklang } from './cooklang/cooklang.importer.ts'
import { chowdown } from './markdown/chowdown.importer.ts'
import { kookbook } from './markdown/kookbook.importer.ts'
import { recipeMd } from './markdown/recipemd.importer.ts'
import { planToEat } from './labels/plan-to-eat.importer.ts'
import { cheftap } from './plain/cheftap.importer.ts'
import { plainText } from './plain/plain-text.importer.ts'
import { rezKonv } from './columns/rezkonv.importer.ts'
import { saffron } from './labels/saffron.importer.ts'

/** Apps that write plain text, and plain text itself. In the order in which they are asked. */
export const textImporters: readonly Importer[] = [
  // The heads of these say who wrote them, and some name the form of another.
  nowYoureCooking,
  accuChef,
  mealMaster,
  rezKonv,
  masterCookText,
  easyRecipeDeluxe,
  planToEat,
  pepperplate,
  saffron,
  cooklang,
  chowdown,
  kookbook,
  recipeMd,
  // Text that somebody typed has no columns.
  unknownTable,
  cheftap,
  plainText,
]
