import type { FollowerKind } from '#worker/kernel/follow/follower-kind.ts'
import { wakeFollowers } from '#worker/kernel/follow/wake-followers.ts'
import { rowCopyTable, collectFootprints, withRowCopies } from '#worker/kernel/log/footprint.ts'
import { mergedProjection, mergedTable } from '#worker/kernel/log/merge-footprint.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { reactorMessages, enqueueMessages, followerMessages } from '#worker/kernel/log/outbox.ts'
import type { Projection } from '#worker/kernel/log/projection.ts'
import type { Reactor } from '#worker/kernel/log/reactor.ts'
import { referenceFootprints, referenceProjection } from '#worker/kernel/resource/references/reference.projection.ts'
import { registerResources } from '#worker/kernel/resource/references/referrers.ts'
import { setCommitHandlers } from '#worker/kernel/log/space-store.ts'
import { account } from '#worker/modules/account/index.ts'
import { aiLogs, aiProviders } from '#worker/modules/ai/index.ts'
import { assistant } from '#worker/modules/assistant/index.ts'
import { archives } from '#worker/modules/archive/index.ts'
import { automations } from '#worker/modules/automations/index.ts'
import { customFilters, recipeBookEntries, recipeBooks } from '#worker/modules/books/index.ts'
import { connectors } from '#worker/modules/connectors/index.ts'
import { commonFoods } from '#worker/modules/common-foods/index.ts'
import { composition } from '#worker/modules/composition/index.ts'
import { unitConversions } from '#worker/modules/conversions/index.ts'
import { doubles } from '#worker/modules/doubles/index.ts'
import { cooking } from '#worker/modules/cooking/index.ts'
import { exports } from '#worker/modules/exports/index.ts'
import { files, pictureRevocations } from '#worker/modules/files/index.ts'
import { media } from '#worker/modules/media/index.ts'
import { foods } from '#worker/modules/foods/index.ts'
import { activityRoutes } from '#worker/modules/history/activity.routes.ts'
import { deadLetterRoutes } from '#worker/modules/history/dead-letter.routes.ts'
import { historyRoutes } from '#worker/modules/history/history.routes.ts'
import { undoJob } from '#worker/modules/history/undo-job/undo-job.ts'
import { undoRoutes } from '#worker/modules/history/undo.routes.ts'
import { imports } from '#worker/modules/imports/index.ts'
import { inboundHooks } from '#worker/modules/inbound-hooks/index.ts'
import { inventory } from '#worker/modules/inventory/index.ts'
import { exportLogs, importLogs, jobs } from '#worker/modules/jobs/index.ts'
import { keywords } from '#worker/modules/keywords/index.ts'
import { mealPlans, mealTypes } from '#worker/modules/meal-plans/index.ts'
import { members } from '#worker/modules/members/index.ts'
import { oauth } from '#worker/modules/oauth/index.ts'
import { operator } from '#worker/modules/operator/index.ts'
import { planning } from '#worker/modules/planning/index.ts'
import { properties, propertyTypes } from '#worker/modules/properties/index.ts'
import { erasure } from '#worker/modules/erasure/index.ts'
import { enterprise } from '#worker/modules/enterprise/index.ts'
import { openData } from '#worker/modules/open-data/index.ts'
import { overview } from '#worker/modules/overview/index.ts'
import { recipes } from '#worker/modules/recipes/index.ts'
import { searching } from '#worker/modules/searching/index.ts'
import { shoppingModule } from '#worker/modules/shopping/index.ts'
import { shareLinks } from '#worker/modules/share-links/index.ts'
import { namedLists } from '#worker/modules/shopping-lists/index.ts'
import { signup } from '#worker/modules/signup/index.ts'
import { spaces } from '#worker/modules/spaces/index.ts'
import { externalFiles, recipeImports, storages, syncLogs, syncs } from '#worker/modules/storages/index.ts'
import { supermarketCategories, supermarketRelations, supermarkets } from '#worker/modules/supermarkets/index.ts'
import { trash } from '#worker/modules/trash/index.ts'
import { purgeJob } from '#worker/modules/trash/purge-job.ts'
import { units } from '#worker/modules/units/index.ts'
import { webhooks } from '#worker/modules/webhooks/index.ts'

/** In the order of projection: a module comes before those that it refers to. Webhooks tell of all of them. */
const toldModules: readonly Module[] = [
  doubles,
  cooking,
  shoppingModule,
  mealPlans,
  planning,
  mealTypes,
  recipeBookEntries,
  recipeBooks,
  customFilters,
  properties,
  importLogs,
  exportLogs,
  recipeImports,
  externalFiles,
  syncLogs,
  syncs,
  storages,
  recipes,
  shareLinks,
  keywords,
  unitConversions,
  ...inventory,
  commonFoods,
  composition,
  foods,
  propertyTypes,
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
  assistant,
  exports,
  automations,
  connectors,
  inboundHooks,
  aiLogs,
  aiProviders,
  searching,
  files,
  media,
]

const keptModules: readonly Module[] = [...toldModules, webhooks(toldModules)]

const archiving = archives(keptModules, () => modules)
const domainModules: readonly Module[] = [
  ...keptModules,
  archiving,
  jobs([...keptModules, archiving], [undoJob(() => domainModules), purgeJob(() => domainModules)]),
]

const rowCopies: Module = { name: 'copies', tables: [rowCopyTable, mergedTable] }

export const modules: readonly Module[] = [
  ...domainModules,
  rowCopies,
  { name: 'history', routes: historyRoutes(domainModules) },
  { name: 'activity', routes: activityRoutes(domainModules) },
  { name: 'undo', routes: undoRoutes(domainModules) },
  trash(domainModules),
  overview(domainModules),
  erasure([...domainModules, rowCopies]),
  { name: 'dead-letter', routes: deadLetterRoutes },
  oauth(keptModules),
  operator,
]

export const reactors: readonly Reactor[] = modules.flatMap(({ reactors = [] }) => reactors)

export const followers: readonly FollowerKind[] = modules.flatMap(({ followers = [] }) => followers)
export const wake = wakeFollowers(followers)

const resources = modules.flatMap(({ resources = [] }) => resources)
registerResources(resources, modules)

const projections = [referenceProjection, ...modules.flatMap(({ projections = [] }) => projections), mergedProjection]
export const project: Projection = withRowCopies(
  (event) => projections.flatMap((projection) => projection(event)),
  collectFootprints([{ footprints: referenceFootprints(resources.map(({ contract }) => contract.name)) }, ...modules]),
)

setCommitHandlers({
  project,
  wake,
  notify(context, { database, space }, { events, woken }, done) {
    const wanting = reactors.filter(({ name }) => !done.includes(name))
    enqueueMessages(context, [
      ...reactorMessages(wanting, database, events),
      ...followerMessages(database, space, woken),
    ])
  },
})
