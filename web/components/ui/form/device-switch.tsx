import { type DeviceSettings, useDeviceSetting } from '#web/lib/device-settings.ts'
import { Switch } from './switch.tsx'

type SwitchName = {
  [Name in keyof DeviceSettings]: DeviceSettings[Name] extends boolean ? Name : never
}[keyof DeviceSettings]

/** A setting that is kept on this device alone. */
export function DeviceSwitch({ name, label, hint }: { name: SwitchName; label: string; hint?: string }) {
  const [isOn, set] = useDeviceSetting(name)
  return <Switch label={label} hint={hint} checked={isOn} onCheckedChange={set} />
}
