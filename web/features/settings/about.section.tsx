import { Button } from '#web/components/ui/button.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from './section.tsx'

export function AboutSection() {
  const t = useTranslations('settings')
  return (
    <Section title={t('about.title')}>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Button asChild variant="link" size="inline">
          <a href="/licenses">{t('about.licences')}</a>
        </Button>
        <Button asChild variant="link" size="inline">
          <a href="/docs">{t('about.api')}</a>
        </Button>
      </p>
    </Section>
  )
}
