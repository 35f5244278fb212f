import { persistedStore } from '#web/lib/persisted-store.ts'
import { removeProgress, updateProgress, noProgress, reviveProgress, toggleIds } from './cooking-progress.ts'

const progressStore = persistedStore('larder.cooking', (raw) => reviveProgress(raw, Date.now()))

/** Outlives navigation and reloads; `cooking-progress.ts` says when it ends. */
export function useCookingSession(recipe: number) {
  const cooking = progressStore.use()[recipe] ?? noProgress
  const change = (next: Parameters<typeof updateProgress>[2]) =>
    progressStore.set(updateProgress(progressStore.get(), recipe, next, Date.now()))
  return {
    isTicked: (ids: readonly number[]) => ids.every((id) => cooking.ticked.includes(id)),
    tick: (ids: readonly number[]) => change({ ticked: toggleIds(ids, cooking.ticked) }),
    isDone: (step: number) => cooking.done.includes(step),
    finish: (step: number) => change({ done: toggleIds([step], cooking.done) }),
    screen: cooking.screen,
    stand: (screen: number) => change({ screen }),
    isBegun: cooking.ticked.length > 0 || cooking.done.length > 0,
    clear: () => progressStore.set(removeProgress(progressStore.get(), recipe)),
  }
}

export type CookingSession = ReturnType<typeof useCookingSession>
