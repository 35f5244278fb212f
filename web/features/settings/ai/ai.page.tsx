import { Link } from '@tanstack/react-router'
import { CreditsLeft } from '#web/components/ai/credits-left.tsx'
import { useAi } from '#web/components/ai/use-ai.ts'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { Button } from '#web/components/ui/button.tsx'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { KnowSection } from './know.section.tsx'
import { TidySection } from './tidy.section.tsx'

/** What the household may ask, what it cost, and what else can be asked. */
export function AiPage() {
  const t = useTranslations('ai')
  const ai = useAi()
  const isAdmin = useHasRole('admin')
  return (
    <>
      <PageHeader title={t('page.title')} text={t('page.text')} tight />
      <Section title={t('page.providers')} text={ai ? null : t(isAdmin ? 'page.none' : 'page.noneYet')}>
        {ai ? <CreditsLeft /> : null}
        <div className="flex flex-wrap gap-2">
          <Button asChild variant={ai ? 'outline' : 'primary'} size="sm">
            <Link to="/list/$model" params={{ model: 'AiProvider' }}>
              {t('page.seeProviders')}
            </Link>
          </Button>
          <Button asChild variant="outline" size="sm">
            <Link to="/list/$model" params={{ model: 'AiLog' }}>
              {t('page.seeLog')}
            </Link>
          </Button>
        </div>
      </Section>
      {ai ? <TidySection ai={ai} /> : null}
      <KnowSection />
    </>
  )
}
