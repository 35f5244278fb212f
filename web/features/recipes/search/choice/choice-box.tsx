import { Checkbox } from '#web/components/ui/form/checkbox.tsx'
import { cn } from '#web/lib/cn.ts'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ChoiceBoxProps {
  name: string
  isChosen: boolean
  /** Whether anything is chosen. */
  isChoosing: boolean
  onToggle: () => void
}

/** Shown by the pointer, by the keyboard, and while anything is chosen; a finger is held on the card first. */
export function ChoiceBox({ name, isChosen, isChoosing, onToggle }: ChoiceBoxProps) {
  const t = useTranslations('recipes')
  return (
    <div
      className={cn(
        'absolute start-0 top-0 grid size-11 place-items-center',
        isChoosing
          ? ''
          : 'opacity-0 group-hover/cell:opacity-100 group-focus-within/cell:opacity-100 pointer-coarse:hidden',
      )}
    >
      <Checkbox checked={isChosen} aria-label={t('choice.choose', { name })} onCheckedChange={onToggle} />
    </div>
  )
}
