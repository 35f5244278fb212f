import { type ChangeEvent, type FormEvent, useState } from 'react'
import type { ZodType } from 'zod'
import { issueText } from './issue-text.ts'
import { useTranslations } from './i18n/translations.ts'
import { ApiError } from './api/api-error.ts'
import { problemText } from './api/problem-text.ts'
import { statusText } from './api/status-text.ts'

type FieldErrors = Readonly<Record<string, readonly string[]>>

export interface FormOptions<V extends object> {
  initial: V
  /** Its errors are shown at the fields they name, or above the form. */
  submit: (values: V) => Promise<unknown>
  schema?: ZodType
  /** Rules that no schema can express, as field to sentence. */
  check?: (values: V) => Record<string, string | undefined>
}

/** Spread `form.field('name')` into a control, or use `form.set`. A refusal focuses the first wrong field. */
export function useForm<V extends object>({ initial, submit, schema, check }: FormOptions<V>) {
  const t = useTranslations('common')
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)

  const set = <K extends keyof V & string>(name: K, value: V[K]) => {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors((before) => ({ ...before, [name]: [] }))
  }

  const validate = (): FieldErrors => {
    const found: Record<string, string[]> = {}
    for (const issue of schema?.safeParse(values).error?.issues ?? [])
      found[issue.path.join('.')] ??= [issueText(issue, t)]
    for (const [name, sentence] of Object.entries(check?.(values) ?? {})) if (sentence) found[name] = [sentence]
    return found
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const invalidFields = validate()
    setErrors(invalidFields)
    setProblem(undefined)
    if (Object.keys(invalidFields).length > 0) return focusFirstInvalid(form)
    setPending(true)
    try {
      await submit(values)
    } catch (error) {
      const refusal = await toSubmitErrors(error, Object.keys(values))
      setErrors(refusal.fields)
      setProblem(refusal.problem ?? (Object.keys(refusal.fields).length > 0 ? undefined : t('error.offline')))
      focusFirstInvalid(form)
    } finally {
      setPending(false)
    }
  }

  const field = <K extends keyof V & string>(name: K) => ({
    name,
    value: String(values[name] ?? ''),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(name, event.target.value as V[K]),
  })

  return {
    values,
    set,
    errors,
    problem,
    setProblem,
    pending,
    onSubmit,
    field,
    reset: () => setValues(initial),
    isDirty: values !== initial,
  }
}

/** Waits a frame, until the fields are marked invalid. */
const focusFirstInvalid = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

interface SubmitErrors {
  fields: Readonly<Record<string, readonly string[]>>
  /** Undefined when the fields say it all or nothing is known. */
  problem: string | undefined
}

async function toSubmitErrors(error: unknown, names: readonly string[]): Promise<SubmitErrors> {
  if (!(error instanceof ApiError)) return { fields: {}, problem: undefined }
  const text = await problemText(error)
  const formFieldErrors = Object.entries(error.fields).filter(([name]) => names.includes(name.split('.')[0] ?? ''))
  const otherErrors = Object.entries(error.fields).filter(([name]) => !names.includes(name.split('.')[0] ?? ''))
  const [only] = formFieldErrors
  // A code speaks of one field; where several are wrong, each keeps its own sentence.
  if (only && formFieldErrors.length === 1 && text !== undefined)
    return { fields: { [only[0]]: [text] }, problem: undefined }
  if (formFieldErrors.length > 0) return { fields: Object.fromEntries(formFieldErrors), problem: undefined }
  return {
    fields: {},
    problem: text ?? (otherErrors.flatMap(([, sentences]) => sentences).join(' ') || statusText(error)),
  }
}
