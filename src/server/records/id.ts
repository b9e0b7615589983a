const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** Whether a row may have such an id at all. */
export const isId = (text: string): boolean => uuid.test(text)
