import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/context.ts'
import { problem } from '../../kernel/errors.ts'
import { readable } from '../../kernel/resource.ts'
import { removingAgain, restoring } from '../../kernel/restore.ts'
import { reverting } from '../../kernel/revert.ts'
import { idsOf, type Undoer } from '../../kernel/undo.ts'
import { unmaking } from '../../kernel/unmake.ts'
import { placesOf } from '../inventory/location.rows.ts'
import { householdTable } from './membership.table.ts'
import { household } from './user-space.contract.ts'

/** A household as the kernel takes it back; its calls are its own. */
const householdResource = readable(
  household,
  householdTable,
  {
    effects: {
      protecting: (space, id) => [
        sql`SELECT m.id, 'UserSpace' AS model, NULL AS name FROM membership m
          WHERE m.space_id = ${space} AND m.household = ${id} AND m.deleted_with IS NULL`,
      ],
    },
  },
  [],
)

export const keepsFood = problem(
  'household.in_use',
  409,
  'This household keeps food somewhere. Give its places to another first.',
)

/** Of what a household keeps only the database of its space knows. */
export async function isKeeping(context: Context, id: number): Promise<boolean> {
  const { space, shard } = membershipOf(context)
  const { places } = await context.spaceDatabase(shard).read({ places: placesOf(space, id) })
  return places.length > 0
}

const keepingNothing =
  (undoer: Undoer): Undoer =>
  (events, undoing) => {
    const { load, decide } = undoer(events, undoing)
    return {
      load,
      async decide(found, gone) {
        const kept = await Promise.all(idsOf(events).map((id) => isKeeping(undoing.context, id)))
        if (kept.includes(true)) throw keepsFood()
        return decide(found, gone)
      },
    }
  }

export const householdUndo = {
  'household.created': keepingNothing(unmaking(householdResource)),
  'household.changed': reverting(householdResource),
  'household.deleted': restoring(householdResource),
  'household.restored': keepingNothing(removingAgain(householdResource)),
} satisfies Record<string, Undoer>
