import type { WorkBudget } from '#worker/kernel/log/erase/work-budget.ts'
import type { Module } from '#worker/kernel/resource/module.ts'

/** Deletes stored files that are one person's alone. Returns whether none is left. */
export async function erasePersonalFiles(
  modules: readonly Module[],
  { FILES }: Pick<Env, 'FILES'>,
  { space, user }: { space: number; user: number },
  effort: WorkBudget,
): Promise<boolean> {
  for (const prefix of modules.flatMap(({ personalFiles }) => personalFiles?.(space, user) ?? [])) {
    for (;;) {
      const { objects } = await FILES.list({ prefix })
      if (objects.length === 0) break
      if (!effort.trySpend()) return false
      await FILES.delete(objects.map(({ key }) => key))
    }
  }
  return true
}
