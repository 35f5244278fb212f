import type activity from './en/activity.json'
import type ai from './en/ai.json'
import type apps from './en/apps.json'
import type archive from './en/archive.json'
import type auth from './en/auth.json'
import type batch from './en/batch.json'
import type books from './en/books.json'
import type cards from './en/cards.json'
import type clash from './en/clash.json'
import type columns from './en/columns.json'
import type common from './en/common.json'
import type cook from './en/cook.json'
import type doubles from './en/doubles.json'
import type editor from './en/editor.json'
import type exports from './en/export.json'
import type files from './en/files.json'
import type fill from './en/fill.json'
import type finding from './en/finding.json'
import type help from './en/help.json'
import type history from './en/history.json'
import type home from './en/home.json'
import type hooks from './en/hooks.json'
import type household from './en/household.json'
import type imports from './en/import.json'
import type kinds from './en/kinds.json'
import type operator from './en/operator.json'
import type install from './en/install.json'
import type lists from './en/lists.json'
import type listview from './en/listview.json'
import type menu from './en/menu.json'
import type messages from './en/messages.json'
import type offline from './en/offline.json'
import type missing from './en/missing.json'
import type pager from './en/pager.json'
import type palette from './en/palette.json'
import type photos from './en/photos.json'
import type pictures from './en/pictures.json'
import type plan from './en/plan.json'
import type preferences from './en/preferences.json'
import type problems from './en/problems.json'
import type recipes from './en/recipes.json'
import type stock from './en/stock.json'
import type storages from './en/storages.json'
import type search from './en/search.json'
import type sections from './en/sections.json'
import type settings from './en/settings.json'
import type share from './en/share.json'
import type shopping from './en/shopping.json'
import type things from './en/things.json'
import type trash from './en/trash.json'
import type space from './en/space.json'
import type upkeep from './en/upkeep.json'
import type welcome from './en/welcome.json'

/** The features' texts: one line for each file of `en/`, which is where their keys come from. */
export interface Translations {
  activity: typeof activity
  /** Files of other apps. */
  apps: typeof apps
  /** All of a household in one file. */
  /** What is asked of AI providers. */
  ai: typeof ai
  archive: typeof archive
  auth: typeof auth
  /** The same change to many foods. */
  batch: typeof batch
  /** Recipe books and favourites. */
  books: typeof books
  /** What is done with a recipe without opening it, and with many at once. */
  cards: typeof cards
  /** A recipe that somebody else saved meanwhile. */
  clash: typeof clash
  /** What the columns of a table are. */
  columns: typeof columns
  common: typeof common
  cook: typeof cook
  /** Things that have two names. */
  doubles: typeof doubles
  editor: typeof editor
  /** Files for other apps, and a book on paper. */
  export: typeof exports
  files: typeof files
  /** Days that get meals by themselves. */
  fill: typeof fill
  finding: typeof finding
  help: typeof help
  history: typeof history
  home: typeof home
  /** What other servers are told, and what they may do here. */
  hooks: typeof hooks
  household: typeof household
  import: typeof imports
  /** What kinds of things are called. */
  kinds: typeof kinds
  operator: typeof operator
  install: typeof install
  /** Named shopping lists. */
  lists: typeof lists
  listview: typeof listview
  menu: typeof menu
  messages: typeof messages
  offline: typeof offline
  missing: typeof missing
  pager: typeof pager
  palette: typeof palette
  /** Pages of a recipe that were photographed. */
  photos: typeof photos
  /** A picture that did not come. */
  pictures: typeof pictures
  plan: typeof plan
  preferences: typeof preferences
  /** The API's problem codes, `module.reason`, in people's words, and the limits of a space. */
  problems: typeof problems
  recipes: typeof recipes
  /** Sections of their own that the editors of some kinds have. */
  search: typeof search
  sections: typeof sections
  stock: typeof stock
  storages: typeof storages
  settings: typeof settings
  share: typeof share
  shopping: typeof shopping
  things: typeof things
  trash: typeof trash
  space: typeof space
  /** What keeps foods, keywords and supermarkets in order. */
  upkeep: typeof upkeep
  welcome: typeof welcome
}
