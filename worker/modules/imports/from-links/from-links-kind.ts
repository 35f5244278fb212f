export const FROM_LINKS = 'import-links'
