/** Names in the address of a beginning the record with whose terms it begins. */
export const copying = 'copy'
