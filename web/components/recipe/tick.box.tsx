import { Check } from 'lucide-react'

interface TickBoxProps {
  id: string
  checked: boolean
  onChange: () => void
  disabled?: boolean
}

/** Native, so that a hundred of them cost nothing. */
export const TickBox = ({ id, checked, onChange, disabled = false }: TickBoxProps) => (
  <span className="relative inline-grid size-5 shrink-0 place-items-center in-[.text-cook]:size-6.5 print:size-3.5">
    <input
      id={id}
      type="checkbox"
      data-printed
      checked={checked}
      onChange={onChange}
      disabled={disabled}
      className="peer col-start-1 row-start-1 size-full appearance-none rounded-sm border-[1.5px] border-edge bg-surface checked:border-primary-strong checked:bg-primary-strong disabled:opacity-50 print:border"
    />
    <Check
      aria-hidden
      strokeWidth={3}
      className="pointer-events-none invisible col-start-1 row-start-1 size-4/5 text-on-primary peer-checked:visible print:hidden"
    />
  </span>
)
