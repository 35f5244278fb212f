import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { CircleHelp, LogOut, MessageSquareText, Search, Settings } from 'lucide-react'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { Sheet } from '#web/components/ui/sheet.tsx'
import { useOverlay } from '#web/lib/overlay.ts'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useLogOut } from '../log-out.ts'
import { NavLink } from './nav-link.tsx'
import { navEntries } from './nav-entries.ts'
import { LanguageChoice } from '../language-choice.tsx'
import { ThemeChoice } from '../theme-choice.tsx'

const InstallNotice = lazy(async () => ({ default: (await import('../install.notice.tsx')).InstallNotice }))

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-md px-2 text-start font-medium hover:bg-primary-soft data-[status=active]:bg-primary-soft [&_svg]:size-5'

export function MoreSheet() {
  const t = useTranslations('common')
  const help = useTranslations('help')
  const more = useOverlay('more')
  const messages = useOverlay('messages')
  const logOut = useLogOut()
  const { user, space, preference } = useSession()
  return (
    <Sheet open={more.open} onOpenChange={more.set} title={t('nav.more')}>
      <div className="mb-3 flex items-center gap-3 px-2">
        <Avatar name={user.display_name} picture={preference.image?.preview} />
        <div className="min-w-0">
          <p dir="auto" className="truncate font-medium">
            {user.display_name}
          </p>
          {space ? (
            <p dir="auto" className="truncate text-sm text-muted">
              {space.name}
            </p>
          ) : null}
        </div>
      </div>
      <Suspense>
        <InstallNotice />
      </Suspense>
      <nav aria-label={t('nav.more')} className="flex flex-col">
        <Link
          to="."
          search={(search: { open?: string }) => ({ ...search, open: 'palette' })}
          state={{ overlay: true }}
          resetScroll={false}
          className={row}
          replace
        >
          <Search aria-hidden />
          {t('search')}
        </Link>
        {navEntries
          .filter((entry) => !entry.main)
          .map((entry) => (
            <NavLink key={entry.to} entry={entry} className={row} replace />
          ))}
        <Link to="/settings" className={row} replace>
          <Settings aria-hidden />
          {t('nav.settings')}
        </Link>
        <Link to="/help" className={row} replace>
          <CircleHelp aria-hidden />
          {help('title')}
        </Link>
      </nav>
      <button type="button" className={row} onClick={messages.show}>
        <MessageSquareText aria-hidden />
        {t('nav.messages')}
      </button>
      <button type="button" className={row} onClick={logOut}>
        <LogOut aria-hidden />
        {t('logOut')}
      </button>
      <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
        <ThemeChoice />
        <LanguageChoice />
      </div>
    </Sheet>
  )
}
