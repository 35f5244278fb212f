/** Ids of what the person's new foods inherit; null where the person has not said. */
export const ownFoodInheritance = ({ food_inherit_default: own }: Record<string, unknown>): number[] | null =>
  Array.isArray(own) ? own.filter((id) => typeof id === 'number') : null
