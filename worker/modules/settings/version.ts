/** The version of the API by which clients choose how to behave. */
export const VERSION = '2.5.3'
