import { invalid, Problem, type FieldErrors } from './errors.ts'

export const nestErrors = (path: readonly (string | number)[], wrong: FieldErrors | string[]): FieldErrors => {
  const named = path.slice(path.findIndex((key) => typeof key === 'string'))
  if (path.every((key) => typeof key === 'number')) return wrong as FieldErrors
  const whole = named.reduceRight<FieldErrors | string[] | FieldErrors[]>((inner, key) => {
    if (typeof key === 'string') return { [key]: inner }
    const list: FieldErrors[] = Array.from({ length: key }, () => ({}))
    return [...list, inner as FieldErrors]
  }, wrong)
  return whole as FieldErrors // A path starts with a name.
}

/** Runs a check and nests the errors that it throws under a path of the body. */
export function atFieldPath<T>(path: readonly (string | number)[], run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (!(error instanceof Problem) || error.status !== 400) throw error
    throw invalid(nestErrors(path, error.body as FieldErrors), error.code)
  }
}
