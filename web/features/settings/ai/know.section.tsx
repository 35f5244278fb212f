import { HelpLink } from '#web/components/ui/help-link.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'

const facts = ['key', 'sent', 'credits', 'operator'] as const

/** Where a key comes from, what leaves the house, what it costs, and who decides; the help says each in full. */
export function KnowSection() {
  const t = useTranslations('ai')
  return (
    <Section title={t('know.title')}>
      <dl className="flex flex-col gap-3 text-sm">
        {facts.map((fact) => (
          <div key={fact}>
            <dt className="font-medium">{t(`know.${fact}`)}</dt>
            <dd className="max-w-prose text-pretty text-muted">{t(`know.${fact}Text`)}</dd>
          </div>
        ))}
      </dl>
      <HelpLink topic="ai" />
    </Section>
  )
}
