import type { Payload, Payloads } from './types.ts'

/** The parts that payloads are tried with: texts to their length, days of the calendar, sums to the largest, codes of six digits. */

export const of = (length: number): string => 'x'.repeat(length)
export const each = (field: string, ...values: Payload[string][]): Payload[] =>
  values.map((value) => ({ [field]: value }))
export const trimmed = (field: string): [Payload, Payload][] => [[{ [field]: '  x\n' }, { [field]: 'x' }]]
export const text = (field: string, longest = 1000) => ({
  becomes: trimmed(field),
  takes: each(field, 'x', of(longest)),
  refuses: each(field, undefined, '', '   ', of(longest + 1)),
})
export const day = {
  takes: each('date', '2028-02-29', '1900-01-01', '2099-12-31'),
  refuses: each('date', undefined, '', '2026-02-29', '2026-13-01', '2026-3-1', '2026-03-01T00:00', 'tomorrow'),
}
export const file = {
  becomes: trimmed('name'),
  takes: [...each('fileId', of(100)), ...each('name', of(255))],
  refuses: [...each('fileId', undefined, '', of(101)), ...each('name', undefined, '', of(256))],
}
const oneId = '0b5a1f0c-6a55-4d55-9c1e-7d5f2f8f00ff'
export const LARGEST = 1_000_000_000_000_000
export const sum = {
  takes: each('amount', 1, LARGEST),
  refuses: each('amount', undefined, 0, -1, 1.5, LARGEST + 1),
}
export const code = {
  takes: each('code', '000000'),
  refuses: each('code', undefined, '', '12345', '1234567', '12345a'),
}
export const and = (...parts: Payloads[]): Payloads => ({
  becomes: parts.flatMap(({ becomes = [] }) => becomes),
  takes: parts.flatMap(({ takes }) => takes),
  refuses: parts.flatMap(({ refuses }) => refuses),
})
export const optionalNote = {
  becomes: trimmed('note'),
  takes: each('note', undefined, of(1000)),
  refuses: each('note', of(1001)),
}
export const currency = {
  takes: each('currency', 'IDR', 'MYR', 'THB', 'PHP', 'VND', 'KHR'),
  refuses: each('currency', undefined, 'XXX', ''),
}
export const money = (field: string, least: number) => ({
  takes: each(field, least, LARGEST),
  refuses: each(field, undefined, least - 1, 1.5, LARGEST + 1),
})
export const record = (field: string) => ({
  becomes: [[{ [field]: oneId.toUpperCase() }, { [field]: oneId }]] as [Payload, Payload][],
  takes: each(field, oneId),
  refuses: each(field, undefined, '', 'x', oneId.slice(1), `${oneId}0`, `'${oneId}`),
})
export const mail = (field: string, longest?: number) => ({
  takes: each(field, 'a@b.test', ...(longest ? [`${of(64)}@${of(63)}.${of(63)}.${of(longest - 197)}.com`] : [])),
  refuses: each(
    field,
    undefined,
    '',
    'nobody',
    ...(longest ? [`${of(64)}@${of(63)}.${of(63)}.${of(longest - 196)}.com`] : []),
  ),
})
export const reference = {
  becomes: trimmed('reference'),
  takes: each('reference', of(60)),
  refuses: each('reference', undefined, '', '  ', of(61)),
}
