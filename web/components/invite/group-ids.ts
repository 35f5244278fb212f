/** Groups of the API by the role that each gives. */
export const groupIds = { guest: 1, user: 2, admin: 3 } as const
