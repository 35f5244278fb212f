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
  /** Sends the values; what it throws is shown at the fields it names, or above the form. */
  submit: (values: V) => Promise<unknown>
  /** Checked before sending; a contract's `.draft` fits. */
  schema?: ZodType
  /** Checks that no schema can say: field to sentence. */
  check?: (values: V) => Record<string, string | undefined>
}

/**
 * Values, errors and sending of a form. `form.field('name')` spreads into Input, Textarea or Field children; `form.set`
 * serves the other controls; after a refusal the first wrong field has the focus.
 */
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

/** After the next paint, when the fields know that they are wrong. */
const focusFirstInvalid = (form: HTMLFormElement) =>
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())

interface SubmitErrors {
  fields: Readonly<Record<string, readonly string[]>>
  /** For the whole form; undefined when the fields say it all or nothing is known. */
  problem: string | undefined
}

/** Where a form shows what the server refused. `names`: the fields that the form has. */
async function toSubmitErrors(error: unknown, names: readonly string[]): Promise<SubmitErrors> {
  if (!(error instanceof ApiError)) return { fields: {}, problem: undefined }
  const text = await problemText(error)
  const formFieldErrors = Object.entries(error.fields).filter(([name]) => names.includes(name.split('.')[0] ?? ''))
  const otherErrors = Object.entries(error.fields).filter(([name]) => !names.includes(name.split('.')[0] ?? ''))
  const [only] = formFieldErrors
  // A code speaks of one field; where several are wrong each keeps its own sentence.
  if (only && formFieldErrors.length === 1 && text !== undefined)
    return { fields: { [only[0]]: [text] }, problem: undefined }
  if (formFieldErrors.length > 0) return { fields: Object.fromEntries(formFieldErrors), problem: undefined }
  return {
    fields: {},
    problem: text ?? (otherErrors.flatMap(([, sentences]) => sentences).join(' ') || statusText(error)),
  }
}
