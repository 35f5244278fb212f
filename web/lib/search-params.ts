type ParamReader<T> = (raw: unknown) => T
type ParsedParams<S extends Record<string, ParamReader<unknown>>> = {
  [K in keyof S]?: Exclude<ReturnType<S[K]>, undefined>
}

/** Route search params without zod. Missing or invalid values are left out, so that a default is never in the URL. */
export const searchParams =
  <S extends Record<string, ParamReader<unknown>>>(schema: S) =>
  (raw: Record<string, unknown>): ParsedParams<S> =>
    Object.fromEntries(
      Object.entries(schema)
        .map(([name, read]) => [name, read(raw[name])] as const)
        .filter(([, value]) => value !== undefined),
    ) as ParsedParams<S> // Each key has the value that its reader returned.

export const textParam: ParamReader<string | undefined> = (raw) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() || undefined : undefined

export const decimalParam: ParamReader<number | undefined> = (raw) => {
  const value = typeof raw === 'string' && raw !== '' ? Number(raw) : raw
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export const positiveIntParam: ParamReader<number | undefined> = (raw) => {
  const value = decimalParam(raw)
  return value !== undefined && Number.isSafeInteger(value) && value > 0 ? value : undefined
}

export const flagParam: ParamReader<true | undefined> = (raw) =>
  raw === true || raw === 'true' || raw === 1 ? true : undefined

export const dateParam: ParamReader<string | undefined> = (raw) =>
  typeof raw === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(raw) && !Number.isNaN(Date.parse(raw)) ? raw : undefined

export const enumParam =
  <const T extends string>(...values: readonly T[]): ParamReader<T | undefined> =>
  (raw) =>
    values.find((value) => value === raw)

export const idsParam: ParamReader<readonly number[] | undefined> = (raw) => {
  const all = (Array.isArray(raw) ? raw : [raw]).map(positiveIntParam).filter((id) => id !== undefined)
  return all.length > 0 ? all : undefined
}
