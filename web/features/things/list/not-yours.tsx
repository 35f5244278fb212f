import { Link } from '@tanstack/react-router'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Model } from '../model.ts'
import { useThingTexts } from '#web/components/things/thing-texts.ts'

/** For whoever followed a link to a list that they may not see; nothing else leads here. */
export function NotYours({ model }: { model: Model }) {
  const t = useTranslations('things')
  const words = useTranslations('sections')
  const title = useThingTexts().title(model.name)
  return (
    <Page width="narrow">
      <PageHeader title={title} />
      <EmptyState
        title={words('notYours.title')}
        text={words(`notYours.who.${model.read}`)}
        action={
          <Button asChild variant="outline">
            <Link to="/database">{t('title')}</Link>
          </Button>
        }
      />
    </Page>
  )
}
