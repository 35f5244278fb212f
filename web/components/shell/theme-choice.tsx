import { Monitor, Moon, Sun } from 'lucide-react'
import { Segmented } from '#web/components/ui/form/segmented.tsx'
import { useTheme } from '#web/lib/use-theme.ts'
import { useWords } from '#web/lib/words/words.ts'

export function ThemeChoice() {
  const t = useWords('common')
  const [chosen, choose] = useTheme()
  return (
    <Segmented
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
