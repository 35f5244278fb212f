/** The server's rule, said before sending. */
export const shortestPassword = 8
