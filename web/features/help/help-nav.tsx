import { Link } from '@tanstack/react-router'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { HelpPage } from './help-page.read.ts'
import { helpGroups, topicIcons } from './help-topics.ts'

export function HelpNav({ pages }: { pages: readonly HelpPage[] }) {
  const t = useTranslations('help')
  return (
    <nav aria-label={t('title')} className="max-lg:hidden lg:sticky lg:top-10 lg:self-start print:hidden">
      <Link to="/help" className="mb-4 flex min-h-11 items-center px-3 font-title text-xl font-semibold">
        {t('title')}
      </Link>
      {helpGroups.map(({ label, topics }) => (
        <section key={label} aria-labelledby={`help-nav-${label}`} className="mb-4">
          <h2 id={`help-nav-${label}`} className="mb-1 px-3 font-sans text-xs font-semibold text-muted">
            {t(`groups.${label}`)}
          </h2>
          <ul>
            {topics.map((topic) => {
              const Icon = topicIcons[topic]
              return (
                <li key={topic}>
                  <Link
                    to="/help/$topic"
                    params={{ topic }}
                    activeOptions={{ includeSearch: false, includeHash: false }}
                    className="flex min-h-10 items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors hover:bg-primary-soft data-[status=active]:bg-primary-soft data-[status=active]:font-semibold"
                  >
                    <Icon aria-hidden className="size-4.5 shrink-0 text-muted" />
                    {pages.find((page) => page.topic === topic)?.title}
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </nav>
  )
}
