import type { Language } from '#worker/kernel/contract/languages.contract.ts'
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
import { website } from './site/website.exporter.ts'

/** In the order in which people choose from them. What is read by people is in their language. */
const exportersIn = (language: Language): readonly Exporter[] => [
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
  website(language),
]

export const exporters = exportersIn('en')

export const exporterOf = (id: string, language: Language = 'en'): Exporter | undefined =>
  exportersIn(language).find((exporter) => exporter.id === id)
