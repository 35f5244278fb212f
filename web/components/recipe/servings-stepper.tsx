import { Stepper, type StepperProps } from '#web/components/ui/form/stepper.tsx'
import { useTranslations } from '#web/lib/i18n/translations.ts'

interface ServingsStepperProps extends Pick<StepperProps, 'value' | 'onChange' | 'min'> {
  /** What the recipe calls its servings, such as "pieces"; empty where it says nothing. */
  unit: string
}

export function ServingsStepper({ unit, ...props }: ServingsStepperProps) {
  const t = useTranslations('recipes')
  return <Stepper label={t('servings.label')} unit={unit || t('servings.unit', { count: props.value })} {...props} />
}
