import { StepForm } from './step-form.tsx'
import type { StepProps } from './welcome.page.tsx'

export const InviteStep = ({ actions, onDone }: StepProps) => (
  <StepForm
    actions={actions}
    pending={false}
    onSubmit={(event) => {
      event.preventDefault()
      onDone()
    }}
  >
    {null}
  </StepForm>
)
