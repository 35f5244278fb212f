import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'
import { SettingRow, SettingRows } from '#web/components/ui/form/setting-row.tsx'
import { Section } from '../section.tsx'
import { NavColorChoice } from '../nav-color-choice.tsx'
import { FileChoice } from './file-choice.tsx'
import type { SpaceRow } from './space.rows.ts'
import { useChangeSpace } from '#web/components/shell/use-change-space.ts'

const themes = { own: 'BLANK', light: 'TANDOOR', dark: 'TANDOOR_DARK' } as const

/** Other clients know more themes than light and dark. */
const themeOf = (theme: SpaceRow['space_theme']): keyof typeof themes => {
  if (theme === 'BLANK') return 'own'
  return /DARK|SUPERHERO/.test(theme) ? 'dark' : 'light'
}

export function LooksSection({ space }: { space: SpaceRow }) {
  const t = useTranslations('space')
  const { mutate } = useChangeSpace()
  return (
    <Section title={t('looks.title')} text={t('looks.text')}>
      <SettingRows>
        <SettingRow wide label={t('looks.theme')} hint={t('looks.themeHint')}>
          <SegmentedControl
            label={t('looks.theme')}
            value={themeOf(space.space_theme)}
            className="max-sm:flex"
            onValueChange={(theme) => mutate({ body: { space_theme: themes[theme] }, done: t('looks.themeDone') })}
            options={[
              { value: 'own', label: t('looks.own') },
              { value: 'light', label: t('looks.light') },
              { value: 'dark', label: t('looks.dark') },
            ]}
          />
        </SettingRow>
        <NavColorChoice
          value={space.nav_bg_color}
          unchosen=""
          onValueChange={(nav_bg_color) => mutate({ body: { nav_bg_color }, done: t('looks.colorDone') })}
        />
        <FileChoice
          label={t('looks.logo')}
          hint={t('looks.logoHint')}
          file={space.nav_logo}
          kind="picture"
          onChoose={(nav_logo) => mutate({ body: { nav_logo }, done: t('looks.logoDone') })}
        />
        <FileChoice
          label={t('looks.style')}
          hint={t('looks.styleHint')}
          file={space.custom_space_theme}
          kind="style"
          onChoose={(custom_space_theme) => mutate({ body: { custom_space_theme }, done: t('looks.styleDone') })}
        />
      </SettingRows>
    </Section>
  )
}
