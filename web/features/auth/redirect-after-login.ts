import { localPath } from './local-path.ts'

/** Loads a page: apps that open the login in a browser wait for a navigation. */
export const redirectAfterLogin = (redirect: string | undefined): void => location.assign(localPath(redirect))
