import { useEffect, useRef } from 'react'
import type { FieldControl } from '#web/components/ui/form/field.tsx'

interface FileInputProps extends FieldControl {
  required: boolean
  /** Null where none is chosen. */
  file: unknown
  onChoose: (file: File | null) => void
}

export function FileInput({ required, file, onChoose, ...control }: FileInputProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A page cannot say what such a box holds, but for nothing.
    if (file === null && box.current) box.current.value = ''
  }, [file])
  return (
    <input
      ref={box}
      {...control}
      type="file"
      required={required}
      onChange={({ target }) => onChoose(target.files?.[0] ?? null)}
      className="w-full min-w-0 cursor-pointer rounded-md border border-dashed border-edge bg-surface p-2 text-sm text-muted transition-colors file:me-3 file:min-h-9 file:cursor-pointer file:rounded-md file:border-0 file:bg-sunken file:px-3 file:font-medium file:text-ink hover:border-primary-strong"
    />
  )
}
