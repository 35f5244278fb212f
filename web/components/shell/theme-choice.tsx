import { Monitor, Moon, Sun } from 'lucide-react'
import { SegmentedControl } from '#web/components/ui/form/segmented-control.tsx'
import { useTheme } from '#web/lib/looks/use-theme.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

export function ThemeChoice() {
  const t = useTranslations('menu')
  const [chosen, choose] = useTheme()
  return (
    <SegmentedControl
      label={t('theme.label')}
      value={chosen}
      onValueChange={choose}
      className="flex w-full"
      options={[
        { value: 'system', label: t('theme.system'), icon: <Monitor aria-hidden /> },
        { value: 'light', label: t('theme.light'), icon: <Sun aria-hidden /> },
        { value: 'dark', label: t('theme.dark'), icon: <Moon aria-hidden /> },
      ]}
    />
  )
}
