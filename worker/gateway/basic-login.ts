/** A user name and a password as a header has them; they may hold any letters. */
export const basicLogin = (username: string, password: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))
