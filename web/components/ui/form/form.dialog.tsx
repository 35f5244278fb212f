import { type ReactNode, useId } from 'react'
import type { useForm } from '#web/lib/use-form.ts'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { FormProblem } from './form-problem.tsx'

interface FormDialogProps {
  title: string
  description: ReactNode
  form: Pick<ReturnType<typeof useForm>, 'onSubmit' | 'pending' | 'problem'>
  /** On its only button. */
  submit: string
  onClose: () => void
  children: ReactNode
}

/** A question with one answer: closing it is the other one. */
export function FormDialog({ title, description, form, submit, onClose, children }: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <Button type="submit" form={id} pending={form.pending} className="max-sm:w-full">
          {submit}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5 pb-2">
        <FormProblem>{form.problem}</FormProblem>
        {children}
      </form>
    </Dialog>
  )
}
