import { FileClock } from 'lucide-react'
import { useState } from 'react'
import type { StoredDraft } from '#web/components/recipe-form/draft/stored-draft.ts'
import { Button } from '#web/components/ui/button.tsx'
import { useFormat } from '#web/lib/format/format.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const minute = 60_000

interface RestoreNoticeProps {
  kept: StoredDraft
  onRestore: () => void
  onDiscard: () => void
}

export function RestoreNotice({ kept, onRestore, onDiscard }: RestoreNoticeProps) {
  const t = useTranslations('editor')
  const { relative } = useFormat()
  const [isFresh] = useState(() => Date.now() - kept.at < minute)
  return (
    <section
      aria-label={t('restore.label')}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-info-soft px-4 py-3 text-sm text-info"
    >
      <FileClock aria-hidden className="size-5 shrink-0" />
      <p className="min-w-56 grow basis-0">
        <strong className="font-semibold">
          {isFresh ? t('restore.now') : t('restore.title', { when: relative(new Date(kept.at)) })}
        </strong>{' '}
        {kept.draft.name ? t('restore.named', { name: kept.draft.name }) : t('restore.unnamed')}
      </p>
      <div className="flex gap-2">
        <Button variant="outline" size="sm" onClick={onRestore}>
          {t('restore.action')}
        </Button>
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          {t('restore.discard')}
        </Button>
      </div>
    </section>
  )
}
