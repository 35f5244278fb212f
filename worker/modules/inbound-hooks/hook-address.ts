/** What an address says: where the hook is, whose it is, and 128 random bits. */
export interface HookAddress {
  space: number
  user: number
  hook: number
  key: string
}

const PATTERN = /^([\da-z]{1,7})-([\da-z]{1,7})-([\da-z]{1,7})-([\da-f]{32})$/

export const formatHookAddress = ({ space, user, hook, key }: HookAddress): string =>
  [...[space, user, hook].map((id) => id.toString(36)), key].join('-')

/** Null for a text that is no address. */
export function parseHookAddress(text: string): HookAddress | null {
  const [, space = '', user = '', hook = '', key = ''] = PATTERN.exec(text) ?? []
  return key === ''
    ? null
    : { space: Number.parseInt(space, 36), user: Number.parseInt(user, 36), hook: Number.parseInt(hook, 36), key }
}
