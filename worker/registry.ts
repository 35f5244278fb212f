import { rowCopyTable, collectFootprints, withRowCopies } from './kernel/log/footprint.ts'
import { mergedProjection, mergedTable } from './kernel/log/merge-footprint.ts'
import type { Module } from './kernel/resource/module.ts'
import { reactorMessages, enqueueMessages } from './kernel/log/outbox.ts'
import type { Projection } from './kernel/log/projection.ts'
import type { Reactor } from './kernel/log/reactor.ts'
import { referenceFootprints, referenceProjection } from './kernel/resource/references/reference.projection.ts'
import { registerResources } from './kernel/resource/references/referrers.ts'
import { setCommitHandlers } from './kernel/log/space-store.ts'
import { account } from './modules/account/index.ts'
import { aiLogs, aiProviders } from './modules/ai/index.ts'
import { automations } from './modules/automations/index.ts'
import { customFilters, recipeBookEntries, recipeBooks } from './modules/books/index.ts'
import { connectors } from './modules/connectors/index.ts'
import { unitConversions } from './modules/conversions/index.ts'
import { cooking } from './modules/cooking/index.ts'
import { files, pictureRevocations } from './modules/files/index.ts'
import { foods } from './modules/foods/index.ts'
import { activityRoutes } from './modules/history/activity.routes.ts'
import { deadLetterRoutes } from './modules/history/dead-letter.routes.ts'
import { historyRoutes } from './modules/history/history.routes.ts'
import { undoRoutes } from './modules/history/undo.routes.ts'
import { imports } from './modules/imports/index.ts'
import { inventory } from './modules/inventory/index.ts'
import { exportLogs, importLogs } from './modules/jobs/index.ts'
import { keywords } from './modules/keywords/index.ts'
import { mealPlans, mealTypes } from './modules/meal-plans/index.ts'
import { members } from './modules/members/index.ts'
import { planning } from './modules/planning/index.ts'
import { properties, propertyTypes } from './modules/properties/index.ts'
import { erasure } from './modules/erasure/index.ts'
import { enterprise } from './modules/enterprise/index.ts'
import { openData } from './modules/open-data/index.ts'
import { recipes } from './modules/recipes/index.ts'
import { searching } from './modules/searching/index.ts'
import { shoppingModule } from './modules/shopping/index.ts'
import { shareLinks } from './modules/share-links/index.ts'
import { namedLists } from './modules/shopping-lists/index.ts'
import { signup } from './modules/signup/index.ts'
import { spaces } from './modules/spaces/index.ts'
import { recipeImports, storages, syncLogs, syncs } from './modules/storages/index.ts'
import { supermarketCategories, supermarketRelations, supermarkets } from './modules/supermarkets/index.ts'
import { trash } from './modules/trash/index.ts'
import { units } from './modules/units/index.ts'

/** In the order of projection: a module comes before those that it refers to. */
const domainModules: Module[] = [
  cooking,
  shoppingModule,
  mealPlans,
  planning,
  mealTypes,
  recipeBookEntries,
  recipeBooks,
  customFilters,
  properties,
  propertyTypes,
  importLogs,
  exportLogs,
  recipeImports,
  syncLogs,
  syncs,
  storages,
  recipes,
  shareLinks,
  keywords,
  unitConversions,
  ...inventory,
  foods,
  supermarketRelations,
  supermarkets,
  supermarketCategories,
  namedLists,
  units,
  enterprise,
  ...openData,
  signup,
  account,
  pictureRevocations,
  members,
  spaces,
  imports,
  automations,
  connectors,
  aiLogs,
  aiProviders,
  searching,
  files,
]

const rowCopies: Module = { name: 'copies', tables: [rowCopyTable, mergedTable] }

export const modules: readonly Module[] = [
  ...domainModules,
  rowCopies,
  { name: 'history', routes: historyRoutes(domainModules) },
  { name: 'activity', routes: activityRoutes(domainModules) },
  { name: 'undo', routes: undoRoutes(domainModules) },
  trash(domainModules),
  erasure([...domainModules, rowCopies]),
  { name: 'dead-letter', routes: deadLetterRoutes },
]

export const reactors: readonly Reactor[] = modules.flatMap(({ reactors = [] }) => reactors)

const resources = modules.flatMap(({ resources = [] }) => resources)
registerResources(resources, modules)

const projections = [referenceProjection, ...modules.flatMap(({ projections = [] }) => projections), mergedProjection]
export const project: Projection = withRowCopies(
  (event) => projections.flatMap((projection) => projection(event)),
  collectFootprints([{ footprints: referenceFootprints(resources.map(({ contract }) => contract.name)) }, ...modules]),
)

setCommitHandlers({
  project,
  notifyReactors(context, database, events, done) {
    const wanting = reactors.filter(({ name }) => !done.includes(name))
    enqueueMessages(context, reactorMessages(wanting, database, events))
  },
})
