export const UNDO = 'undo'
