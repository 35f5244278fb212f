import type { Module } from '../../kernel/resource/module.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { categoryResource } from './category.resource.ts'
import { conversionResource } from './conversion.resource.ts'
import { foodResource } from './food.resource.ts'
import { propertyResource } from './property.resource.ts'
import { statsRoutes } from './stats.routes.ts'
import { storeResource } from './store.resource.ts'
import { unitResource } from './unit.resource.ts'
import { versionResource } from './version.resource.ts'

/** Open data as a space edits it: what refers comes before what it refers to. */
export const openData: readonly Module[] = [
  plain(conversionResource),
  plain(storeResource),
  plain(foodResource),
  plain(propertyResource),
  plain(categoryResource),
  plain(unitResource),
  plain(versionResource, { routes: statsRoutes }),
]
