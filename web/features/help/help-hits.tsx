import { Link } from '@tanstack/react-router'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { HelpPage } from './help-page.read.ts'
import { searchHelp } from './search-help.ts'

export function HelpHits({ pages, question }: { pages: readonly HelpPage[]; question: string }) {
  const t = useTranslations('help')
  const hits = searchHelp(pages, question)
  return (
    <>
      <output className="mt-4 block text-sm text-muted">{t('found', { count: hits.length })}</output>
      {hits.length === 0 ? (
        <EmptyState drawing="book" title={t('none.title', { question: question.trim() })} text={t('none.text')} />
      ) : (
        <ol className="mt-2 max-w-3xl divide-y divide-line">
          {hits.map(({ page, section, excerpt }) => (
            <li key={`${page.topic} ${section?.id ?? ''}`}>
              <Link
                to="/help/$topic"
                params={{ topic: page.topic }}
                hash={section?.id ?? ''}
                className="-mx-3 block rounded-md px-3 py-3 hover:bg-primary-soft"
              >
                <span className="block font-semibold">{[page.title, section?.title].filter(Boolean).join(' · ')}</span>
                <span className="mt-0.5 block text-sm text-pretty text-muted">{excerpt}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
