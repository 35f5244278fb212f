import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Avatar } from '#web/components/ui/avatar.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

const load = () => import('./user-menu-content.tsx')
const Content = lazy(load)

/** The menu is 25 KB with its positioning, so it loads when the pointer comes near. */
export function UserMenu() {
  const t = useTranslations('common')
  const { user, preference } = useSession()
  const [isWanted, setWanted] = useState(false)
  const looks = 'flex w-full items-center gap-3 rounded-md p-2 text-start transition-colors hover:bg-(--nav-active)'
  const face = (
    <>
      <Avatar name={user.display_name} picture={preference.image?.preview} />
      <span dir="auto" className="grow truncate text-sm font-medium">
        {user.display_name}
      </span>
      <span className="sr-only">{t('nav.account')}</span>
      <ChevronsUpDown aria-hidden className="size-4 opacity-80" />
    </>
  )
  const closed = (
    <button
      type="button"
      aria-haspopup="menu"
      className={looks}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    >
      {face}
    </button>
  )
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <Content className={looks}>{face}</Content>
    </Suspense>
  )
}
