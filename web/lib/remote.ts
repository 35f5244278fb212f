import type { Resource } from '#worker/kernel/contract.ts'

/** Of a contract, the client reads the name and the path; the rest is its type. */
type Address = Pick<Resource, 'name' | 'path'>

/**
 * A resource by its type alone: `remote<typeof recipe>('recipe')`. The first page uses it with an `import type`, because
 * the contract itself brings the validation library, 22 KB that only forms need.
 */
export function remote<R extends Resource>(name: R['name']): R {
  const address: Address = { name, path: `/api/${name}/` }
  return address as R
}
