/** The parts that payloads are made of; without schemas, since an area's declaration may have them too. */

export const day = { type: 'date', required: true } as const

export const text = { type: 'longText', max: 1000 } as const

/** Of something outside, such as a transfer. */
export const reference = { type: 'text', max: 60, required: true } as const

export const amount = { type: 'money', positive: true, required: true } as const

export const file = {
  fileId: { type: 'file', nameIn: 'name', required: true },
  name: { type: 'text', max: 255, required: true },
} as const

/** What a person reads out who was sent a one-time code. */
export const code = { code: { type: 'code', required: true } } as const

/** A submission that was given on a case, and of which form it is. */
export const answeredForm = {
  form: { type: 'text', max: 36, required: true, unrecorded: true },
  submissionId: { type: 'text', max: 36, required: true, unrecorded: true },
  submission: { type: 'text', max: 60, required: true },
} as const
