import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useAsk } from '#web/components/ai/use-ask.ts'
import { handAnswer } from '#web/components/import/handed-answer.ts'
import { fetchUnits } from '#web/components/recipe-form/lines/fetch-units.ts'
import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'
import type { Idea } from './idea.item.tsx'

/** Has a recipe written for an idea, and leads to where it is checked. */
export function useWriteIdea() {
  const router = useRouter()
  const { asking, ask, cancel } = useAsk<SourceAnswer>()
  const answer = asking.kind === 'answered' ? asking.answer : null
  const show = useEffectEvent(async (written: SourceAnswer) => {
    // The review knows a measure by the units of the household.
    await fetchUnits()
    handAnswer(written)
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
