export const defaultTimeZone = 'Asia/Jakarta'

/** IANA name of the browser's zone. */
export const detectTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || defaultTimeZone

let chosen: string | null = null
/** To ask takes longer than to write the instants of a row. */
let detected: string | null = null

/** Reads all instants in a zone from now on; null: in the browser's, as it is then. */
export const chooseTimeZone = (zone: string | null): void => {
  chosen = zone
  detected = null
}

/** IANA name of the zone that the reader has chosen; null: the browser's counts. */
export const chosenTimeZone = (): string | null => chosen

/** IANA name of the zone that the reader has chosen, else of the browser's. */
export const readerTimeZone = (): string => chosen ?? (detected ??= detectTimeZone())
