import type { Importer } from '../importer.ts'
import { accessDatabase } from './access-database.importer.ts'
import { cookmate } from './cookmate.importer.ts'
import { copyMeThat } from './copymethat.importer.ts'
import { evernote } from './evernote.importer.ts'
import { gourmetHtml } from './gourmet-html.importer.ts'
import { gourmet } from './gourmet.importer.ts'
import { htmlPage } from './html-page.importer.ts'
import { krecipes } from './krecipes.importer.ts'
import { livingCookbook } from './livingcookbook.importer.ts'
import { mastercook } from './mastercook.importer.ts'
import { paprikaHtml } from './paprika-html.importer.ts'
import { recipeKeeper } from './recipekeeper.importer.ts'
import { recipeml } from './recipeml.importer.ts'
import { rezeptsuite } from './rezeptsuite.importer.ts'

/** Apps that write XML or HTML. In the order in which they are asked. */
export const markupImporters: readonly Importer[] = [
  mastercook,
  rezeptsuite,
  livingCookbook,
  krecipes,
  recipeml,
  gourmet,
  cookmate,
  evernote,
  accessDatabase,
  recipeKeeper,
  copyMeThat,
  paprikaHtml,
  gourmetHtml,
  // Last, as it takes any page.
  htmlPage,
]
