import { Link, type LinkProps, Outlet, useLocation } from '@tanstack/react-router'
import { House, KeyRound, type LucideIcon, Palette, User } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import type { TranslationKey } from '#web/lib/i18n/create-translator.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import type { Translations } from '#web/locales/translations.ts'

interface SettingsEntry {
  to: NonNullable<LinkProps['to']>
  label: TranslationKey<Translations['settings']>
  icon: LucideIcon
}

const entries: readonly SettingsEntry[] = [
  { to: '/settings', label: 'tabs.account', icon: User },
  { to: '/settings/appearance', label: 'tabs.appearance', icon: Palette },
  { to: '/settings/tokens', label: 'tabs.tokens', icon: KeyRound },
  { to: '/settings/spaces', label: 'tabs.spaces', icon: House },
]

export function SettingsFrame() {
  const t = useTranslations('settings')
  const path = useLocation({ select: ({ pathname }) => pathname })
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    // On phones the tabs are wider than the screen.
    tabs.current?.querySelector(`[href="${path}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [path])
  return (
    <Page className="lg:grid lg:grid-cols-[13rem_minmax(0,44rem)] lg:gap-x-10">
      <nav
        ref={tabs}
        aria-label={t('title')}
        className="-mx-4 mb-6 flex gap-1 overflow-x-auto px-4 sm:-mx-8 sm:px-8 lg:sticky lg:top-10 lg:mx-0 lg:mt-16 lg:flex-col lg:self-start lg:overflow-visible lg:px-0"
      >
        {entries.map(({ to, label, icon: Icon }) => (
          <Link
            key={to}
            to={to}
            activeOptions={{ exact: to === '/settings', includeSearch: false }}
            className="flex h-11 shrink-0 items-center gap-3 rounded-md px-3 text-sm font-medium transition-colors hover:bg-primary-soft data-[status=active]:bg-primary-soft data-[status=active]:font-semibold"
          >
            <Icon aria-hidden className="size-4.5" />
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className="flex flex-col gap-5">
        <Outlet />
      </div>
    </Page>
  )
}
