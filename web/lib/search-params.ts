type Reader<T> = (raw: unknown) => T
type Read<S extends Record<string, Reader<unknown>>> = { [K in keyof S]?: Exclude<ReturnType<S[K]>, undefined> }

/**
 * The search schema of a route, without the validation library. What is missing or nonsense is left out, so a default
 * is never in the address: `validateSearch: searchParams({ q: text, page: whole, sort: oneOf('name', 'rating') })`.
 */
export const searchParams =
  <S extends Record<string, Reader<unknown>>>(schema: S) =>
  (raw: Record<string, unknown>): Read<S> =>
    Object.fromEntries(
      Object.entries(schema)
        .map(([name, read]) => [name, read(raw[name])] as const)
        .filter(([, value]) => value !== undefined),
    ) as Read<S> // The keys are the schema's, each value what its reader answered.

export const textParam: Reader<string | undefined> = (raw) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() || undefined : undefined

export const decimalParam: Reader<number | undefined> = (raw) => {
  const value = typeof raw === 'string' && raw !== '' ? Number(raw) : raw
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export const whole: Reader<number | undefined> = (raw) => {
  const value = decimalParam(raw)
  return value !== undefined && Number.isSafeInteger(value) && value > 0 ? value : undefined
}

/** Only true is in the address. */
export const flagParam: Reader<true | undefined> = (raw) =>
  raw === true || raw === 'true' || raw === 1 ? true : undefined

export const date: Reader<string | undefined> = (raw) =>
  typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined

export const oneOf =
  <const T extends string>(...values: readonly T[]): Reader<T | undefined> =>
  (raw) =>
    values.find((value) => value === raw)

export const ids: Reader<readonly number[] | undefined> = (raw) => {
  const all = (Array.isArray(raw) ? raw : [raw]).map(whole).filter((id) => id !== undefined)
  return all.length > 0 ? all : undefined
}
