import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useAsk } from '#web/components/ai/use-ask.ts'
import { useSession } from '#web/lib/api/session.ts'
import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'
import type { Idea } from './idea.item.tsx'

/** Has a recipe written for an idea, and leads to where it is checked. */
export function useWriteIdea() {
  const router = useRouter()
  const space = useSession().space?.id ?? 0
  const { asking, ask, cancel } = useAsk<SourceAnswer>()
  const answer = asking.kind === 'answered' ? asking.answer : null
  const show = useEffectEvent(async ({ recipe, ...rest }: SourceAnswer) => {
    if (!recipe) return
    // What a review is made of comes with the page of imports.
    const { storeWritten } = await import('../import/review/store-written.ts')
    await storeWritten(space, { ...rest, recipe })
    await router.navigate({ to: '/import', search: {} })
  })
  useEffect(() => {
    if (answer) void show(answer)
  }, [answer])
  return {
    asking,
    cancel,
    write: (provider: number | null, { name, description, uses, missing }: Idea, wish: string) =>
      ask({
        path: '/api/ai-recipe/',
        query: { provider },
        body: { name, description, uses: uses.map((food) => food.name), missing, wish },
      }),
  }
}
