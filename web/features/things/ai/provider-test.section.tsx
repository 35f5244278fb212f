import { CircleCheck } from 'lucide-react'
import { AskingNote } from '#web/components/ai/asking-note.tsx'
import { useMayAskAi } from '#web/components/ai/use-ai.ts'
import { useAsk } from '#web/components/ai/use-ask.ts'
import { Button } from '#web/components/ui/button.tsx'
import { HelpLink } from '#web/components/ui/help-link.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { PartSection } from '../editor/part-section.tsx'
import type { ThingRow } from '../model.ts'

/** Whether what was typed in reaches a model that answers. */
export function ProviderTestSection({ row: { id } }: { row: ThingRow }) {
  const t = useTranslations('sections')
  const mayAsk = useMayAskAi()
  const { asking, ask } = useAsk<{ ok: boolean }>()
  return (
    <>
      {mayAsk ? (
        <PartSection title={t('ai.test')} text={t('ai.testText')}>
          <Button
            variant="outline"
            size="sm"
            className="self-start"
            disabled={asking.kind === 'asking'}
            onClick={() => ask({ path: `/api/ai-provider/${id}/test/`, body: {} })}
          >
            {t('ai.go')}
          </Button>
          <div aria-live="polite">
            <AskingNote asking={asking} />
            {asking.kind === 'answered' ? (
              <p className="flex items-center gap-2 text-sm">
                <CircleCheck aria-hidden className="size-4 shrink-0 text-primary-strong" />
                {t('ai.good')}
              </p>
            ) : null}
          </div>
        </PartSection>
      ) : null}
      <HelpLink topic="ai" />
    </>
  )
}
