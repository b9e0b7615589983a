import type { Area } from './types.ts'

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export const formFields = (area: Area): string[] =>
  area.sections.flatMap((section) => section.fields).filter((name) => !area.fields[name]!.readOnly)
