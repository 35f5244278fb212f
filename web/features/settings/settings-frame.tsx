import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Page } from '#web/components/shell/page/page.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SettingsNav } from './settings-nav.tsx'

/** Around the pages below `/settings`, and around those that stand beside it and are reached from there. */
export function SettingsFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const t = useTranslations('settings')
  const isIndex = useLocation({ select: ({ pathname }) => /^\/settings\/?$/.test(pathname) })
  return (
    <Page className="lg:grid lg:grid-cols-[13rem_minmax(0,44rem)] lg:gap-x-10">
      <SettingsNav className="max-lg:hidden lg:sticky lg:top-10 lg:mt-16 lg:self-start" />
      <div className="flex min-w-0 flex-col gap-5">
        {isIndex ? null : (
          <Link
            to="/settings"
            className="-ms-2 -mb-4 flex min-h-11 items-center gap-1 self-start px-2 text-sm font-medium text-primary-strong lg:hidden"
          >
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
            {t('title')}
          </Link>
        )}
        {children}
      </div>
    </Page>
  )
}
