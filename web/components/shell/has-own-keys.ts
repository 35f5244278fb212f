/** Dialogs and menus take letters for themselves. */
export const hasOwnKeys = () => document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
