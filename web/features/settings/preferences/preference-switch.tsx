import { Switch } from '#web/components/ui/form/switch.tsx'
import type { Preference } from '#web/lib/preferences/preference.ts'
import { useSavePreference } from '#web/lib/preferences/save-preference.ts'
import { usePreference } from '#web/lib/preferences/use-preference.ts'

type SwitchName = { [Name in keyof Preference]-?: Preference[Name] extends boolean ? Name : never }[keyof Preference]

export function PreferenceSwitch({ name, label, hint }: { name: SwitchName; label: string; hint?: string }) {
  const preference = usePreference()
  const save = useSavePreference()
  return (
    <Switch
      label={label}
      hint={hint}
      checked={preference[name]}
      onCheckedChange={(isOn) => save.mutate({ [name]: isOn })}
    />
  )
}
