/** What is sent has a stream of its own, so that it does not make the webhook another version. */
export const sendingStream = (webhook: number): string => `webhook-sending:${webhook}`
