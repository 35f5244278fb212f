import type { Module } from '../../kernel/resource/module.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { openCategoryResource } from './category.resource.ts'
import { openConversionResource } from './conversion.resource.ts'
import { openFoodResource } from './food.resource.ts'
import { openPropertyResource } from './property.resource.ts'
import { statsRoutes } from './stats.routes.ts'
import { storeResource } from './store.resource.ts'
import { openUnitResource } from './unit.resource.ts'
import { versionResource } from './version.resource.ts'

/** Open data as a space edits it: what refers comes before what it refers to. */
export const openData: readonly Module[] = [
  plain(openConversionResource),
  plain(storeResource),
  plain(openFoodResource),
  plain(openPropertyResource),
  plain(openCategoryResource),
  plain(openUnitResource),
  plain(versionResource, { routes: statsRoutes }),
]
