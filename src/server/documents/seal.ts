import { createHmac } from 'node:crypto'

/** 132 bits, which nobody can guess. */
const length = 22

/** Stands on the document that a task of the outbox issues, and leads to what it says; the same for each try. */
export const sealOf = (secret: string, task: number): string =>
  createHmac('sha256', secret).update(`document ${task}`).digest('base64url').slice(0, length)

export const isSeal = (text: string): boolean => new RegExp(`^[\\w-]{${length}}$`).test(text)
