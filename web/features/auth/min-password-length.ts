/** The server's rule, said before sending. */
export const minPasswordLength = 8
