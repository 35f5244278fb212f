export const MessagesDialog = () => null
