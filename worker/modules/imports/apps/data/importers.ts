import type { Importer } from '../importer.ts'
import { cookBookManager } from './cookbook-manager.importer.ts'
import { cookmateCsv } from './cookmate-csv.importer.ts'
import { cookn } from './cookn.importer.ts'
import { crouton } from './crouton.importer.ts'
import { csv } from './csv.importer.ts'
import { domestica } from './domestica.importer.ts'
import { flavorish } from './flavorish.importer.ts'
import { kitchenOwl } from './kitchenowl.importer.ts'
import { mealieBackup } from './mealie-backup.importer.ts'
import { mealieExport } from './mealie-export.importer.ts'
import { mela } from './mela.importer.ts'
import { nextcloud } from './nextcloud.importer.ts'
import { openEats } from './openeats.importer.ts'
import { paprika } from './paprika.importer.ts'
import { paprikaYaml } from './paprika-yaml.importer.ts'
import { plainJson } from './csv/plain-json.importer.ts'
import { planToEat } from './plan-to-eat.importer.ts'
import { recetteTek } from './recettetek.importer.ts'
import { recetteTekCsv } from './recettetek-csv.importer.ts'
import { recipeSage } from './recipesage.importer.ts'
import { schemaOrg } from './schema-org.importer.ts'
import { tandoor } from './tandoor.importer.ts'

/** Apps that write JSON, YAML or tables. In the order in which they are asked. */
export const dataImporters: readonly Importer[] = [
  paprika,
  mela,
  crouton,
  mealieBackup,
  mealieExport,
  tandoor,
  nextcloud,
  kitchenOwl,
  flavorish,
  recetteTek,
  domestica,
  openEats,
  cookn,
  recipeSage,
  schemaOrg,
  plainJson,
  paprikaYaml,
  cookBookManager,
  planToEat,
  recetteTekCsv,
  cookmateCsv,
  csv,
]
