/** Where the picture with a key is served: a path of ours that nobody can guess. */
export const pictureOf = (key: string): string => `/api/pictures/${key}`
