import { expect } from 'vitest'
import type { Product } from './product.ts'

interface Mail {
  recipient: string
  subject: string
  body: string
}

export const mailsTo = async ({ server }: Product, recipient: string): Promise<Mail[]> => {
  const answer = (await (await fetch(`${server.url}/api/mailbox`)).json()) as { data: Mail[] }
  return answer.data.filter((mail) => mail.recipient === recipient)
}

/** The code of the newest mail that somebody has got with these words in its subject. */
export const mailedCode = async (product: Product, recipient: string, subject: RegExp): Promise<string> => {
  const newest = async () => (await mailsTo(product, recipient)).find((mail) => subject.test(mail.subject))?.body ?? ''
  await expect.poll(newest).toMatch(/\b\d{6}\b/)
  return /\b\d{6}\b/.exec(await newest())![0]
}
