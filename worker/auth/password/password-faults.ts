import { isCommonPassword } from './is-common-password.ts'

const MIN_LENGTH = 8
const MAX_LENGTH = 128

/** One sentence for each fault. `about`: names and e-mail address of the person. */
export function passwordFaults(password: string, about: readonly (string | null | undefined)[]): string[] {
  // The other checks take time that grows with the length.
  if (password.length > MAX_LENGTH)
    return [`This password is too long. It may contain at most ${MAX_LENGTH} characters.`]
  const faults: string[] = []
  if (password.length < MIN_LENGTH)
    faults.push(`This password is too short. It must contain at least ${MIN_LENGTH} characters.`)
  if (/^\p{N}+$/u.test(password)) faults.push('This password is entirely numeric.')
  else if (isCommonPassword(password)) faults.push('This password is too common.')
  if (about.some((text) => isSimilar(password, text ?? '')))
    faults.push('The password is too similar to your names or e-mail address.')
  return faults
}

/** A person's word must not make up most of the password, forwards or backwards. */
const isSimilar = (password: string, text: string): boolean => {
  const secret = password.toLowerCase()
  const words = [text.toLowerCase(), ...text.toLowerCase().split(/[\s@._+-]+/)]
  return words.some((word) => {
    if (word.length < 4) return false
    const reversed = [...word].toReversed().join('')
    return [word, reversed].some(
      (way) =>
        (secret.includes(way) && way.length >= secret.length * 0.6) || (way.includes(secret) && secret.length > 3),
    )
  })
}
