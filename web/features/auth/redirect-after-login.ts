import { localPath } from './local-path.ts'

/** Goes on after signing in by loading a page: apps that open the log-in in a browser of theirs wait for one. */
export const redirectAfterLogin = (redirect: string | undefined): void => location.assign(localPath(redirect))
