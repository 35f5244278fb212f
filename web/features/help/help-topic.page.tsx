import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, ChevronLeft } from 'lucide-react'
import { KeyList } from '#web/components/keys/key-list.tsx'
import { SingleKeysSwitch } from '#web/components/keys/single-keys-switch.tsx'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { PageNotFound } from '#web/components/shell/page/page-not-found.tsx'
import { Page } from '#web/components/shell/page/page.tsx'
import { useLanguage } from '#web/lib/i18n/language.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { HelpNav } from './help-nav.tsx'
import { helpQuery } from './help-pages.ts'
import { HelpText } from './help-text.tsx'

export function HelpTopicPage({ topic }: { topic: string }) {
  const t = useTranslations('help')
  const { data: pages } = useSuspenseQuery(helpQuery(useLanguage()))
  const at = pages.findIndex((one) => one.topic === topic)
  const page = pages[at]
  const next = pages[at + 1]
  if (!page) return <PageNotFound />
  return (
    <Page className="lg:grid lg:grid-cols-[14rem_minmax(0,42rem)] lg:gap-x-12">
      <HelpNav pages={pages} />
      <article className="min-w-0">
        <Link
          to="/help"
          className="-ms-2 flex min-h-11 items-center gap-1 self-start px-2 text-sm font-medium text-primary-strong lg:hidden print:hidden"
        >
          <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          {t('title')}
        </Link>
        <PageHeader title={page.title} text={page.summary} />
        {page.sections.map(({ id, title, tokens }) => (
          <section key={id} aria-labelledby={id || undefined} className="mb-7 flex flex-col gap-3">
            {title ? (
              <h2 id={id} className="scroll-mt-6 font-title text-xl font-semibold">
                {title}
              </h2>
            ) : null}
            <HelpText tokens={tokens} />
          </section>
        ))}
        {page.topic === 'keyboard' ? (
          <>
            <SingleKeysSwitch />
            <div className="mt-6">
              <KeyList />
            </div>
          </>
        ) : null}
        {next ? (
          <Link
            to="/help/$topic"
            params={{ topic: next.topic }}
            className="mt-10 flex min-h-14 items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3 hover:border-edge hover:bg-primary-soft print:hidden"
          >
            <span>
              <span className="block text-sm text-muted">{t('next')}</span>
              <span className="font-semibold">{next.title}</span>
            </span>
            <ArrowRight aria-hidden className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
          </Link>
        ) : null}
      </article>
    </Page>
  )
}
