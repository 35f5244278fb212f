import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { Brand } from '../brand.tsx'
import { NavLink } from './nav-link.tsx'
import { navEntries } from './nav-entries.ts'
import { UserMenu } from './user.menu.tsx'

export function NavRail({ isSticky }: { isSticky: boolean | undefined }) {
  const t = useTranslations('common')
  const { space, preference } = useSession()
  return (
    <header
      className={`${isSticky ? 'sticky top-0 ' : ''}hidden h-dvh w-60 shrink-0 flex-col border-e border-line bg-nav text-nav-ink lg:flex print:hidden`}
    >
      <div aria-hidden className="h-1.5 towel" />
      <div className="px-5 pt-5 pb-4">
        {preference.nav_show_logo ? <Brand logo={space?.nav_logo?.preview} /> : null}
        {space ? (
          <p dir="auto" className="mt-1 truncate text-xs opacity-80">
            {space.name}
          </p>
        ) : null}
      </div>
      <nav aria-label={t('nav.main')} className="flex grow flex-col gap-0.5 overflow-y-auto px-3">
        {navEntries.map((entry) => (
          <NavLink key={entry.to} entry={entry} className="rail-item" />
        ))}
      </nav>
      <div className="p-3">
        <UserMenu />
      </div>
    </header>
  )
}
