import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Segmented } from '#web/components/ui/segmented.tsx'
import { setTheme, type Theme, theme } from '#web/lib/theme.ts'
import { useWords } from '#web/lib/words.ts'

export function ThemeChoice() {
  const t = useWords('common')
  const [chosen, setChosen] = useState(theme)
  const choose = (next: Theme) => {
    setTheme(next)
    setChosen(next)
  }
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
