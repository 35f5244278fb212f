import { WritersOnly } from '#web/components/recipe-form/writers-only.tsx'
import { useAi } from '#web/components/ai/use-ai.ts'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Page } from '#web/components/shell/page/page.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Ideas } from './ideas.section.tsx'

/** What can be cooked with what is there: recipes of the household first. */
export function IdeasPage() {
  const t = useTranslations('ai')
  const ai = useAi()
  return (
    <WritersOnly>
      <Page width="narrow">
        <PageHeader title={t('ideas.title')} text={t('ideas.text')} />
        {ai ? <Ideas ai={ai} /> : <EmptyState title={t('page.noneYet')} />}
      </Page>
    </WritersOnly>
  )
}
