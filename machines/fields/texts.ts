import type { Yup } from './type.ts'

export const trimmed = ({ string }: Yup, max: number) => string().trim().max(max)

/** Control characters but tab and line ends, and halves of surrogate pairs: no row has them. */
const unstorable = /[^\P{Cc}\n\r\t]|\p{Cs}/u

export const isStorable = (written: string): boolean => !unstorable.test(written)
