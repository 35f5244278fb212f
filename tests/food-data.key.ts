export const SERVICE_KEY = 'a-key-for-tests'
