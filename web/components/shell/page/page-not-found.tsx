import { Link, useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useLayoutEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { IconButton } from '#web/components/ui/icon-button.tsx'
import { Input } from '#web/components/ui/form/input.tsx'
import { EmptyState } from '#web/components/ui/states/empty-state.tsx'
import { useMaybeSession } from '#web/lib/api/session.ts'
import { newAddress } from '#web/lib/old-addresses.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { navEntries } from '../navigation/nav-entries.ts'
import { nearestPage, wordsOf } from './nearest-page.ts'
import { Page } from './page.tsx'
import { PageHeader } from './page-header.tsx'

/** Leads on where an address has another place here. */
export function PageNotFound() {
  const { pathname, searchStr } = useLocation()
  const router = useRouter()
  const address = newAddress(pathname, searchStr)
  useLayoutEffect(() => {
    if (address)
      router.history.replace(
        address.to + router.options.stringifySearch(address.search ?? {}) + (address.hash ? `#${address.hash}` : ''),
      )
  })
  return address ? null : <Missing path={pathname} />
}

function Missing({ path }: { path: string }) {
  const t = useTranslations('common')
  const missing = useTranslations('missing')
  const isMember = useMaybeSession() !== null
  const nearest = nearestPage(path, navEntries)
  return (
    <Page width="narrow">
      <PageHeader title={missing('page')} hidden />
      <EmptyState
        drawing="bowl"
        title={missing('title')}
        text={missing('text')}
        action={
          <>
            {isMember && nearest ? (
              <Button asChild>
                <Link to={nearest.to}>
                  <nearest.icon aria-hidden />
                  {t(nearest.label)}
                </Link>
              </Button>
            ) : null}
            <Button asChild variant={isMember && nearest ? 'outline' : 'primary'}>
              <Link to="/">{t('toStart')}</Link>
            </Button>
          </>
        }
      />
      {isMember ? <RecipeSearch words={wordsOf(path)} /> : null}
    </Page>
  )
}

function RecipeSearch({ words }: { words: string }) {
  const t = useTranslations('missing')
  const navigate = useNavigate()
  const [text, setText] = useState(words)
  return (
    <search className="mx-auto block max-w-sm">
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const q = text.trim()
          void navigate({ to: '/recipes', search: q ? { q } : {}, state: { search: true } })
        }}
      >
        <Input
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <IconButton type="submit" variant="soft" label={t('search')} icon={<Search />} />
      </form>
    </search>
  )
}
