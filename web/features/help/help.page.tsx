import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Page } from '#web/components/shell/page/page.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { HelpHits } from './help-hits.tsx'
import { helpQuery } from './help-pages.ts'
import { HelpSearchBox } from './help-search.box.tsx'
import { helpGroups, topicIcons } from './help-topics.ts'

interface HelpIndexProps {
  question: string
  onAsk: (question: string) => void
}

export function HelpIndexPage({ question, onAsk }: HelpIndexProps) {
  const t = useTranslations('help')
  const { data: pages } = useSuspenseQuery(helpQuery(useLanguage()))
  return (
    <Page>
      <PageHeader title={t('title')} text={t('text')} />
      <HelpSearchBox value={question} onValueChange={onAsk} />
      {question.trim() ? (
        <HelpHits pages={pages} question={question} />
      ) : (
        helpGroups.map(({ label, topics }) => (
          <section key={label} aria-labelledby={`help-${label}`} className="mt-8">
            <h2 id={`help-${label}`} className="mb-3 font-title text-2xl font-semibold">
              {t(`groups.${label}`)}
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {topics.map((topic) => {
                const Icon = topicIcons[topic]
                const page = pages.find((one) => one.topic === topic)
                return (
                  <li key={topic}>
                    <Link
                      to="/help/$topic"
                      params={{ topic }}
                      className="flex h-full min-h-16 items-start gap-3 rounded-lg border border-line bg-surface p-4 transition-colors hover:border-edge hover:bg-primary-soft"
                    >
                      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-primary-strong" />
                      <span>
                        <span className="block font-semibold">{page?.title}</span>
                        <span className="mt-0.5 block text-sm text-pretty text-muted">{page?.summary}</span>
                      </span>
                    </Link>
                  </li>
                )
              })}
            </ul>
          </section>
        ))
      )}
    </Page>
  )
}
