import { sql } from 'drizzle-orm'
import type { EffectsByKind } from '../../kernel/resource/resource.ts'
import { branchOf } from '../../kernel/resource/references/reference.projection.ts'
import { entriesAlong, logsAlong } from './entry.rows.ts'

/** What is kept goes with its food and keeps its household; without its unit it is kept all the same. */
export const effectsOnInventory: EffectsByKind = {
  food: {
    cascading: (space, id) => {
      const inside = sql`e.food IN (${branchOf('food', space, id)})`
      return [entriesAlong(space, inside), logsAlong(space, inside)]
    },
  },
  // The household's food is asked for by its places.
  'kept-household': {
    protecting: (space, id) => [
      sql`SELECT id, 'InventoryLocation' AS model, name FROM inventory_location
        WHERE space_id = ${space} AND household = ${id} AND deleted_with IS NULL`,
    ],
  },
  unit: { nulling: (space, id) => [entriesAlong(space, sql`e.unit = ${id}`)] },
}
