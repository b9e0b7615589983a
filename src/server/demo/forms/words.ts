import type { Choice, Words } from '../../../shared/forms/definition.ts'

export const said = (en: string, id: string, vi: string): Words => ({ en, id, vi })

export const choice = (value: string, ...label: [en: string, id: string, vi: string]): Choice => ({
  value,
  label: said(...label),
})
