import { Switch } from '#web/components/ui/form/switch.tsx'
import { type DeviceSettings, useDeviceSetting } from '#web/lib/device-settings.ts'

type SwitchName = {
  [Name in keyof DeviceSettings]: DeviceSettings[Name] extends boolean ? Name : never
}[keyof DeviceSettings]

export function DeviceSwitch({ name, label, hint }: { name: SwitchName; label: string; hint?: string }) {
  const [isOn, set] = useDeviceSetting(name)
  return <Switch label={label} hint={hint} checked={isOn} onCheckedChange={set} />
}
