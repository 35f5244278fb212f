import { Menu } from 'lucide-react'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { NavLink } from './nav-link.tsx'
import { navEntries } from './nav-entries.ts'

export function BottomBar({ isSticky }: { isSticky: boolean | undefined }) {
  const t = useTranslations('common')
  const more = useOverlay('more')
  const main = navEntries.filter((entry) => entry.main)
  return (
    <nav
      aria-label={t('nav.main')}
      className={`${isSticky ? 'fixed inset-x-0 bottom-0 border-t pb-[env(safe-area-inset-bottom)]' : 'border-b'} z-30 border-line bg-nav px-1 text-nav-ink lg:hidden print:hidden`}
    >
      <div className="mx-auto flex max-w-xl">
        {main.map((entry) => (
          <NavLink key={entry.to} entry={entry} className="bar-item" />
        ))}
        <button type="button" aria-haspopup="dialog" aria-expanded={more.open} className="bar-item" onClick={more.show}>
          <Menu aria-hidden />
          <span>{t('nav.more')}</span>
        </button>
      </div>
    </nav>
  )
}
