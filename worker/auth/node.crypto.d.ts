/** Web Crypto has no scrypt; nothing else of Node is used. */
declare module 'node:crypto' {
  export function scrypt(
    password: string,
    salt: Uint8Array,
    bytes: number,
    cost: { N: number; r: number; p: number; maxmem: number },
    done: (error: Error | null, key: Uint8Array<ArrayBuffer>) => void,
  ): void
}
