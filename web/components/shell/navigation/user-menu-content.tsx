import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleHelp, LogOut, MessageSquareText, Search, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadio,
  MenuRadioGroup,
  MenuSeparator,
  MenuTrigger,
} from '#web/components/ui/dropdown.menu.tsx'
import { languageName } from '#web/lib/i18n/language-names.ts'
import { type WebLanguage, useLanguage } from '#web/lib/i18n/language.ts'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { useOverlay } from '#web/lib/overlay.ts'
import { useSession } from '#web/lib/api/session.ts'
import type { Theme } from '#web/lib/looks/theme.ts'
import { useTheme } from '#web/lib/looks/use-theme.ts'
import { changeLanguage, useTranslations } from '#web/lib/i18n/translations.ts'
import { useLogOut } from '../log-out.ts'
import { spacesQuery, useSwitchSpace } from '../switch-space.ts'

const themes: readonly Theme[] = ['system', 'light', 'dark']

/** Opens at once: it is rendered only after the button was pressed. */
export default function UserMenuContent({ className, children }: { className: string; children: ReactNode }) {
  const t = useTranslations('common')
  const menu = useTranslations('menu')
  const help = useTranslations('help')
  const { space } = useSession()
  const messages = useOverlay('messages')
  const palette = useOverlay('palette')
  const logOut = useLogOut()
  const switchSpace = useSwitchSpace()
  const { data: spaces = [] } = useQuery(spacesQuery)
  const [chosen, choose] = useTheme()
  const language = useLanguage()
  return (
    <Menu defaultOpen>
      <MenuTrigger className={className}>{children}</MenuTrigger>
      <MenuContent side="top" className="w-64">
        {spaces.length > 1 ? (
          <>
            <MenuLabel>{menu('space')}</MenuLabel>
            <MenuRadioGroup value={String(space?.id)} onValueChange={(id) => void switchSpace(Number(id))}>
              {spaces.map(({ id, name }) => (
                <MenuRadio key={id} value={String(id)}>
                  <bdi className="truncate">{name}</bdi>
                </MenuRadio>
              ))}
            </MenuRadioGroup>
            <MenuSeparator />
          </>
        ) : null}
        <MenuLabel>{menu('theme.label')}</MenuLabel>
        <MenuRadioGroup value={chosen} onValueChange={(next) => choose(themes.find((one) => one === next) ?? 'system')}>
          {themes.map((one) => (
            <MenuRadio key={one} value={one} onSelect={keepMenuOpen}>
              {menu(`theme.${one}`)}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuLabel>{menu('language')}</MenuLabel>
        <MenuRadioGroup value={language} onValueChange={(next) => void changeLanguage(next as WebLanguage)}>
          {languages.map((one) => (
            <MenuRadio key={one} value={one} lang={one} onSelect={keepMenuOpen}>
              {languageName(one)}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
        <MenuSeparator />
        <MenuItem onSelect={palette.show}>
          <Search aria-hidden />
          {t('search')}
        </MenuItem>
        <MenuItem asChild>
          <Link to="/settings">
            <Settings aria-hidden />
            {t('nav.settings')}
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to="/help">
            <CircleHelp aria-hidden />
            {help('title')}
          </Link>
        </MenuItem>
        <MenuItem onSelect={messages.show}>
          <MessageSquareText aria-hidden />
          {t('nav.messages')}
        </MenuItem>
        <MenuItem onSelect={logOut}>
          <LogOut aria-hidden />
          {t('logOut')}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}

const keepMenuOpen = (event: Event) => event.preventDefault()
