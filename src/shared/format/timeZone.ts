export const defaultTimeZone = 'Asia/Jakarta'

/** IANA name of the reader's zone. */
export const detectTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || defaultTimeZone
