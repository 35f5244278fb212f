import { NotebookPen } from 'lucide-react'
import type * as z from 'zod'
import { AskingNote } from '#web/components/ai/asking-note.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { ideasAnswer } from '#worker/modules/assistant/ideas/ideas.contract.ts'
import { useWriteIdea } from './use-write-idea.ts'

export type Idea = z.output<typeof ideasAnswer>['ideas'][number]

interface IdeaItemProps {
  idea: Idea
  wish: string
  provider: number | null
  /** In a sentence. */
  missing: string
}

/** A dish that is no recipe yet. Written, it is looked at where imports are, and saved there or not. */
export function IdeaItem({ idea, wish, provider, missing }: IdeaItemProps) {
  const t = useTranslations('ai')
  const common = useTranslations('common')
  const { asking, write, cancel } = useWriteIdea()
  return (
    <li className="rounded-lg border border-dashed border-edge px-4 py-3">
      <p dir="auto" className="font-title text-lg font-semibold">
        {idea.name}
      </p>
      <p dir="auto" className="text-sm text-pretty">
        {idea.description}
      </p>
      <p className="mt-1 text-sm text-muted">{missing}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {asking.kind === 'asking' || asking.kind === 'answered' ? (
          <Button variant="outline" size="sm" onClick={cancel}>
            {common('cancel')}
          </Button>
        ) : (
          <Button
            variant="outline"
            size="sm"
            disabled={provider === null}
            aria-label={t('ideas.writeNamed', { name: idea.name })}
            onClick={() => write(provider, idea, wish)}
          >
            <NotebookPen aria-hidden />
            {t('ideas.write')}
          </Button>
        )}
        <div aria-live="polite">
          <AskingNote asking={asking} />
        </div>
      </div>
    </li>
  )
}
