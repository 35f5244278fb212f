import { CopyButton } from '#web/components/ui/copy-button.tsx'
import { Field } from '#web/components/ui/form/field.tsx'
import { Input } from '#web/components/ui/form/input.tsx'

interface ShownOnceProps {
  label: string
  note: string
  value: string
}

/** A secret that the server tells but once. */
export const ShownOnce = ({ label, note, value }: ShownOnceProps) => (
  <div className="flex flex-col gap-2 rounded-md bg-info-soft p-4">
    <output className="text-sm text-pretty">{note}</output>
    <div className="flex flex-wrap items-end gap-2">
      <Field label={label} className="min-w-48 grow">
        {(control) => (
          <Input
            {...control}
            dir="ltr"
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            className="font-mono leading-loose"
          />
        )}
      </Field>
      <CopyButton text={value} />
    </div>
  </div>
)
