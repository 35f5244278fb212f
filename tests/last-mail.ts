import { vi } from 'vitest'
import { stranger } from './fixture.ts'

interface Kept {
  to: string
  subject: string
  text: string
  html: string
}

/** Waits a little, because mails leave after the answer. */
export const lastMail = (to: string, words: string): Promise<Kept> =>
  vi.waitFor(
    async () => {
      const mails = await stranger.get<Kept[]>('/_local/mail.json')
      const mail = mails.find((one) => one.to === to && one.subject.includes(words))
      if (!mail) throw new Error(`no mail to ${to}`)
      return mail
    },
    { timeout: 5000 },
  )
