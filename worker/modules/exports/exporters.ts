import type { Exporter } from './exporter.ts'
import { chowdown } from './formats/chowdown.exporter.ts'
import { cooklang } from './formats/cooklang.exporter.ts'
import { csv } from './formats/csv.exporter.ts'
import { markdown } from './formats/markdown.exporter.ts'
import { mealie } from './formats/mealie.exporter.ts'
import { mela } from './formats/mela.exporter.ts'
import { nextcloud } from './formats/nextcloud.exporter.ts'
import { paprika } from './formats/paprika.exporter.ts'
import { recipeMd } from './formats/recipemd.exporter.ts'
import { recipeSage } from './formats/recipesage.exporter.ts'
import { saffron } from './formats/saffron.exporter.ts'
import { schemaOrg } from './formats/schema-org.exporter.ts'
import { tandoor } from './formats/tandoor.exporter.ts'

/** In the order in which people choose from them. */
export const exporters: readonly Exporter[] = [
  tandoor,
  mealie,
  nextcloud,
  paprika,
  mela,
  recipeSage,
  saffron,
  chowdown,
  cooklang,
  recipeMd,
  markdown,
  schemaOrg,
  csv,
]
