import type { Workload } from './workload.ts'
import { emptyTrashWorkload } from './work/empty-trash-workload.ts'
import { mergeWorkload } from './work/merge-workload.ts'
import { moveWorkload } from './work/move-workload.ts'
import { purgeWorkload } from './work/purge-workload.ts'
import { recipeWorkload } from './work/recipe-workload.ts'
import { replayWorkload } from './work/replay-workload.ts'
import { shoppingWorkload } from './work/shopping-workload.ts'
import { sweepWorkload } from './work/sweep-workload.ts'
import { unitWorkload } from './work/unit-workload.ts'

export const workloads: readonly (() => Workload)[] = [
  unitWorkload,
  recipeWorkload,
  mergeWorkload,
  moveWorkload,
  shoppingWorkload,
  purgeWorkload,
  emptyTrashWorkload,
]

export const maintenanceWorkloads: readonly (() => Workload)[] = [sweepWorkload, replayWorkload]
