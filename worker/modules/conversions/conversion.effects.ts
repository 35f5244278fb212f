import type { EffectsByKind } from '../../kernel/resource/resource.ts'
import { branchOf } from '../../kernel/resource/references/reference.projection.ts'
import { conversionsOf } from './conversion.rows.ts'

/** A conversion goes with what it speaks of. */
export const effectsOnConversions: EffectsByKind = {
  food: { cascading: (space, id) => [conversionsOf(space, { foods: branchOf('food', space, id) })] },
  unit: { cascading: (space, id) => [conversionsOf(space, { unit: id })] },
}
