import { useNavigate } from '@tanstack/react-router'
import { BookPlus, Keyboard, LogOut, MessageSquareText, Monitor, Moon, Search, Sun } from 'lucide-react'
import { useLogOut } from '#web/components/shell/log-out.ts'
import { useHasRole } from '#web/lib/api/session.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { shellShortcuts } from '#web/lib/keys/shell-shortcuts.ts'
import { useTheme } from '#web/lib/looks/use-theme.ts'
import type { Option } from './option.ts'
import type { Place } from './use-places.ts'

const themes = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const

/** What can be done from any page. */
export function useCommands(close: () => void): readonly Place[] {
  const t = useTranslations('palette')
  const common = useTranslations('common')
  const navigate = useNavigate()
  const mayMake = useHasRole('user')
  const logOut = useLogOut()
  const [chosen, choose] = useTheme()
  const overlay = (open: string) => () =>
    void navigate({
      to: '.',
      search: (search: { open?: string }) => ({ ...search, open }),
      replace: true,
      state: { overlay: true },
    })
  return [
    ...(mayMake
      ? [
          {
            key: 'new',
            name: t('do.new'),
            icon: BookPlus,
            words: t('words.new'),
            run: () => void navigate({ to: '/recipe/new', replace: true }),
          },
        ]
      : []),
    ...themes
      .filter(([theme]) => theme !== chosen)
      .map(([theme, icon]) => ({
        key: `theme:${theme}`,
        name: t(`theme.${theme}`),
        icon,
        words: t('words.theme'),
        run: () => {
          choose(theme)
          close()
        },
      })),
    {
      key: 'keys',
      name: t('do.keys'),
      icon: Keyboard,
      words: t('words.keys'),
      keys: shellShortcuts.everywhere.keys[0],
      run: overlay('keys'),
    },
    {
      key: 'messages',
      name: common('nav.messages'),
      icon: MessageSquareText,
      words: t('words.messages'),
      run: overlay('messages'),
    },
    { key: 'logOut', name: common('logOut'), icon: LogOut, words: t('words.logOut'), run: logOut },
  ]
}

/** Leads to the search with all of its filters. */
export function useSearchCommand() {
  const t = useTranslations('palette')
  const navigate = useNavigate()
  return (q: string): Omit<Option, 'nearness'> => ({
    key: 'search',
    name: t('do.search', { text: q }),
    icon: Search,
    run: () => void navigate({ to: '/recipes', search: { q }, replace: true }),
  })
}
