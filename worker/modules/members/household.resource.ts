import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { effectsOnKind } from '#worker/kernel/resource/references/referrers.ts'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { undoRestore, undoDeletion } from '#worker/kernel/resource/undo/undo-deletion.ts'
import { undoChange } from '#worker/kernel/resource/undo/undo-change.ts'
import { unionAll } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { undoCreation } from '#worker/kernel/resource/undo/undo-creation.ts'
import { householdTable } from './membership.table.ts'
import { household } from './user-space.contract.ts'

/** Only for undo; households have calls of their own. */
const householdResource = definePartialResource(
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

export const householdInUse = problem(
  'household.in_use',
  409,
  'This household keeps food somewhere. Give its places to another first.',
)

/** Modules that keep rows for a household declare it under this kind, as households are in the directory. */
const KEPT = 'kept-household'

export async function isHouseholdInUse(context: Context, id: number): Promise<boolean> {
  const { space, shard } = membershipOf(context)
  const kept = effectsOnKind(KEPT).flatMap(({ protecting }) => protecting?.(space, id, context) ?? [])
  const { some } = await context
    .spaceDatabase(shard)
    .read({ some: query(sql`SELECT 1 FROM (${unionAll(kept)}) LIMIT 1`) })
  return some.length > 0
}

const guardHouseholdInUse =
  (undoer: Undoer): Undoer =>
  (events, undoing) => {
    const { load, decide } = undoer(events, undoing)
    return {
      load,
      async decide(found, gone) {
        const kept = await Promise.all(rowIdsOf(events).map((id) => isHouseholdInUse(undoing.context, id)))
        if (kept.includes(true)) throw householdInUse()
        return decide(found, gone)
      },
    }
  }

export const householdUndo = {
  'household.created': guardHouseholdInUse(undoCreation(householdResource)),
  'household.changed': undoChange(householdResource),
  'household.deleted': undoDeletion(householdResource),
  'household.restored': guardHouseholdInUse(undoRestore(householdResource)),
} satisfies Record<string, Undoer>
