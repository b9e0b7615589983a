import type { Maker } from '../plainRows.ts'

/** What the teams of a broker are asked for; the last is not offered any more. */
export const requestTypeRows: Maker = (_, of) => {
  const form = of('form_management').find((one) => one['code'] === 'DOCUMENT-REQUEST')?.['id']
  const sectionOf = (code: string) => of('role_section').find((one) => one['code'] === code)?.['id']
  if (!form) return []
  return [
    { name: 'Certificate or copy of a policy', code: 'DOCUMENT', section: sectionOf('UW'), limitHours: 24 },
    { name: 'Receipt of a premium', code: 'RECEIPT', section: sectionOf('FIN'), limitHours: 48 },
    { name: 'Paper copy by post', code: 'PAPER', section: sectionOf('OPS'), limitHours: 120, isOffered: false },
  ].map((one) => ({ isOffered: true, description: null, ...one, form }))
}
