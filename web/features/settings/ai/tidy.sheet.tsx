import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod'
import { AskSheet } from '#web/components/ai/ask.sheet.tsx'
import type { AiChoice } from '#web/components/ai/use-ai.ts'
import { answerOf, useAsk } from '#web/components/ai/use-ask.ts'
import type { cleanUpAnswer } from '#worker/modules/assistant/clean-up/clean-up.contract.ts'
import { Button } from '#web/components/ui/button.tsx'
import type { ApiResponse } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { offerUndoOfAll } from '#web/lib/api/undo.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { acceptProposals } from './accept-proposals.ts'
import { ProposalList } from './proposal.list.tsx'
import type { Tidying } from './tidy.section.tsx'

interface TidySheetProps {
  ai: AiChoice
  what: Tidying
  onClose: () => void
}

/** Proposals for some foods at a time; all are chosen, and whoever looks at them leaves out what is wrong. */
export function TidySheet({ ai, what, onClose }: TidySheetProps) {
  const t = useTranslations('ai')
  const { asking, ask, cancel } = useAsk<z.output<typeof cleanUpAnswer>>()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const answer = answerOf(asking)
  const chosen = answer?.proposals.filter(({ food }) => !left.has(food.id)) ?? []
  const accept = useMutation({
    meta: { error: 'update' },
    mutationFn: async () => {
      const done: ApiResponse<unknown>[] = []
      let count = 0
      try {
        await acceptProposals(chosen, (one, foods) => {
          done.push(one)
          count += foods
        })
      } finally {
        if (count > 0) offerUndoOfAll(done, t('tidy.done', { count }))
      }
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
  const askFrom = (after: number) => {
    setLeft(new Set())
    ask({ path: '/api/ai-clean-up/', query: { provider: ai.provider }, body: { what, after } })
  }
  const goOn = answer?.after ?? null
  return (
    <AskSheet
      title={t(`tidy.${what}.title`)}
      text={t(`tidy.${what}.text`)}
      ai={ai}
      asking={asking}
      onAsk={() => askFrom(0)}
      onCancel={cancel}
      onClose={onClose}
    >
      {answer ? (
        <>
          <p className="mb-2 text-sm text-muted">
            {t(answer.proposals.length === 0 ? 'tidy.nothing' : 'tidy.seen', { count: answer.seen })}
          </p>
          <ProposalList proposals={answer.proposals} left={left} onLeft={setLeft} isDone={accept.isSuccess} />
          <div className="mt-3 flex flex-wrap gap-2">
            {chosen.length > 0 && !accept.isSuccess ? (
              <Button pending={accept.isPending} onClick={() => accept.mutate()}>
                {t('tidy.accept', { count: chosen.length })}
              </Button>
            ) : null}
            {goOn === null ? null : (
              <Button
                variant="outline"
                onClick={() => {
                  accept.reset()
                  askFrom(goOn)
                }}
              >
                {t('tidy.next')}
              </Button>
            )}
          </div>
        </>
      ) : null}
    </AskSheet>
  )
}
