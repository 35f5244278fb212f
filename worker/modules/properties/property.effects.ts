import type { EffectsByKind } from '../../kernel/resource/resource.ts'
import { branchOf } from '../../kernel/resource/references/reference.projection.ts'
import { propertiesAlong, propertiesOfType } from './property.rows.ts'

/** A property goes with its food, of which it is a part, and with its recipe; while there is one, its type stays. */
export const effectsOnProperties: EffectsByKind = {
  food: {
    parts: ['Property'],
    cascading: (space, id, context) => [propertiesAlong(context, space, { foods: branchOf('food', space, id) })],
  },
  recipe: { cascading: (space, id, context) => [propertiesAlong(context, space, { recipe: id })] },
  'property-type': { protecting: (space, id, context) => [propertiesOfType(context, space, id)] },
}
