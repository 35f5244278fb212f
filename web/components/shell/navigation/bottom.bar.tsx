import { Menu } from 'lucide-react'
import { useOverlay } from '#web/lib/overlay.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { NavLink } from './nav-link.tsx'
import { navEntries } from './nav-entries.ts'

const item =
  'relative flex h-16 min-w-0 flex-1 flex-col items-center justify-center gap-1 rounded-md text-xs font-medium transition-colors before:absolute before:top-1.5 before:h-8 before:w-14 before:rounded-full data-[status=active]:font-semibold data-[status=active]:before:bg-(--nav-active) data-[status=active]:before:shadow-[inset_0_0_0_1.5px_var(--nav-mark)] [&_svg]:relative [&_svg]:size-5.5 [&_span]:relative [&_span]:mt-0.5 [&_span]:max-w-full [&_span]:truncate'

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
          <NavLink key={entry.to} entry={entry} className={item} />
        ))}
        <button type="button" aria-haspopup="dialog" aria-expanded={more.open} className={item} onClick={more.show}>
          <Menu aria-hidden />
          <span>{t('nav.more')}</span>
        </button>
      </div>
    </nav>
  )
}
