export const defaultTimeZone = 'Asia/Jakarta'

/** IANA name of the browser's zone. */
export const detectTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || defaultTimeZone

let chosen: string | null = null

/** Reads all instants in a zone from now on; null: in the browser's. */
export const chooseTimeZone = (zone: string | null): void => {
  chosen = zone
}

/** IANA name of the zone that the reader has chosen, else of the browser's. */
export const readerTimeZone = (): string => chosen ?? detectTimeZone()
