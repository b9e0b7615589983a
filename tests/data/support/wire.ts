import { vi } from 'vitest'

export interface Sent {
  method: string
  url: string
  headers: Record<string, string>
  body: Record<string, unknown> | null
}

export interface Answer {
  status: number
  body: unknown
}

/** Stands where the network stands: notes what is sent and answers as the test says. */
export const onTheWire = (answer: (sent: Sent) => Answer | Response | Promise<Answer | Response>): Sent[] => {
  const all: Sent[] = []
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}) => {
    const url = String(address).replace(location.origin, '')
    const sent: Sent = {
      method: init.method ?? 'GET',
      url,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Sent['body']) : null,
    }
    all.push(sent)
    const given = await answer(sent)
    return given instanceof Response ? given : Response.json(given.body, { status: given.status })
  })
  return all
}

export const ok = (data: unknown): Answer => ({ status: 200, body: { data } })

export const refused = (status: number, code: string): Answer => ({
  status,
  body: { code, message: code, reference: 'r1' },
})

export const granted = (user: unknown, number: number) => ({
  user,
  token: `access-${number}`,
  refresh: `refresh-${number}`,
})
