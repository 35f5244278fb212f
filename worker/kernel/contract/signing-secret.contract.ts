import { verbatimText } from './scalars.contract.ts'

const SECRET = /^whsec_[A-Za-z\d+/]{32,86}={0,2}$/

/** A key of Standard Webhooks, of 24 to 64 bytes. Blank or null removes it. */
export const signingSecret = () =>
  verbatimText(128)
    .refine((given) => given === '' || SECRET.test(given), 'A secret is “whsec_” and 24 to 64 bytes in base64.')
    .nullish()
