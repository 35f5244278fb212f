import { stored } from '#web/lib/stored.ts'
import { closed, cookedOn, freshCooking, reviveKitchen, toggled } from './cooking-rules.ts'

const kitchen = stored('larder.cooking', (raw) => reviveKitchen(raw, Date.now()))

/** The session of a recipe on this device. It outlives navigation and reloads, and ends by itself; see the rules. */
export function useCooking(recipe: number) {
  const cooking = kitchen.use()[recipe] ?? freshCooking
  const change = (next: Parameters<typeof cookedOn>[2]) =>
    kitchen.set(cookedOn(kitchen.get(), recipe, next, Date.now()))
  return {
    isTicked: (ids: readonly number[]) => ids.every((id) => cooking.ticked.includes(id)),
    tick: (ids: readonly number[]) => change({ ticked: toggled(ids, cooking.ticked) }),
    isDone: (step: number) => cooking.done.includes(step),
    finish: (step: number) => change({ done: toggled([step], cooking.done) }),
    screen: cooking.screen,
    stand: (screen: number) => change({ screen }),
    isBegun: cooking.ticked.length > 0 || cooking.done.length > 0,
    clear: () => kitchen.set(closed(kitchen.get(), recipe)),
  }
}

export type CookingSession = ReturnType<typeof useCooking>
