import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PageHeader } from '#web/components/shell/page/page-header.tsx'
import { HelpLink } from '#web/components/ui/help-link.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { HelpHint } from '#web/components/ui/help-hint.tsx'
import { TablePager } from '#web/components/ui/table-pager.tsx'
import { useTablePage } from '#web/lib/use-table-page.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Section } from '../section.tsx'
import { TokenForm } from './token.form.tsx'
import { TokenItem } from './token.item.tsx'
import { type AccessTokenRow, tokensQuery } from './token.queries.ts'
import { NewTokenNotice } from './new-token.notice.tsx'

export function TokensPage() {
  const t = useTranslations('settings')
  const more = useTranslations('preferences')
  const { data: tokens } = useSuspenseQuery(tokensQuery)
  const page = useTablePage(tokens)
  const [made, setMade] = useState<AccessTokenRow>()
  return (
    <>
      <PageHeader title={t('tokens.title')} text={t('tokens.text')} tight />
      <HelpHint id="tokens">{more('hints.tokens')}</HelpHint>
      {made ? <NewTokenNotice token={made.token} onDone={() => setMade(undefined)} /> : <TokenForm onMade={setMade} />}
      <Section title={t('tokens.listTitle')}>
        {tokens.length === 0 ? (
          <EmptyState
            title={t('tokens.empty')}
            text={t('tokens.emptyText')}
            compact
            action={<HelpLink topic="calendars" />}
          />
        ) : (
          <ul className="-my-2 divide-y divide-line">
            {page.rows.map((token) => (
              <TokenItem key={token.id} token={token} />
            ))}
          </ul>
        )}
        <TablePager page={page} count={tokens.length} />
      </Section>
    </>
  )
}
