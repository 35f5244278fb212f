import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { useSession } from '#web/lib/api/session.ts'
import { readableColors, textColorOn } from '#worker/modules/colors/color.ts'
import { unchosenColor } from '#web/lib/looks/nav-colors.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { Section } from '../section.tsx'
import { NavColorChoice } from '../nav-color-choice.tsx'
import { PreferenceSwitch } from './preference-switch.tsx'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'

export function NavigationSection() {
  const t = useTranslations('preferences')
  const { space, preference } = useSession()
  const save = useSavePreference()
  const { nav_bg_color: background, nav_text_color: tone } = preference
  const isColored = background !== unchosenColor
  const isReadable = readableColors(background, tone)?.ink === textColorOn(tone === 'LIGHT' ? '#000000' : '#ffffff')
  return (
    <Section title={t('nav.title')} text={space?.nav_bg_color ? t('nav.space', { space: space.name }) : undefined}>
      <NavColorChoice
        value={background}
        unchosen={unchosenColor}
        onValueChange={(nav_bg_color) => save.mutate({ nav_bg_color })}
      />
      {isColored ? (
        <div>
          <SettingRow label={t('nav.text')}>
            <SegmentedControl
              label={t('nav.text')}
              value={tone}
              onValueChange={(nav_text_color) => save.mutate({ nav_text_color })}
              options={[
                { value: 'LIGHT', label: t('nav.light') },
                { value: 'DARK', label: t('nav.dark') },
              ]}
            />
          </SettingRow>
          <output className="block text-xs text-muted empty:hidden">{isReadable ? null : t('nav.unreadable')}</output>
        </div>
      ) : null}
      <SettingRows>
        <PreferenceSwitch name="nav_show_logo" label={t('nav.logo')} />
        <PreferenceSwitch name="nav_sticky" label={t('nav.sticky')} hint={t('nav.stickyHint')} />
      </SettingRows>
    </Section>
  )
}
