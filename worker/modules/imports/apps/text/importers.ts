import type { Importer } from '../importer.ts'
import { mealMaster } from './mealmaster.importer.ts'

/** Apps that write plain text, and plain text itself. In the order in which they are asked. */
export const textImporters: readonly Importer[] = [mealMaster]
