import { fromPromise } from 'xstate'
import { ApiError } from '../../data/apiError.ts'
import { headersFor, refusalIn, request, send } from '../../data/request.ts'
import type { ReadFile } from '../../data/upload/download.ts'
import { put, transferBy } from '../../data/upload/upload.gateway.ts'
import { uploadMachine } from '../../data/upload/upload.machine.ts'
import { actingMachine } from '../../pages/actions/acting.machine.ts'
import { draftMachine } from '../../pages/form/draft.machine.ts'
import { formLinkEndpoint } from '../../shared/endpoints/formLink.ts'
import type { Counted } from '../../shared/endpoints/answers/formFigures.ts'
import type { LinkedForm } from '../../shared/endpoints/answers/formLink.ts'

/** What a link asks; `null`: it leads nowhere. */
export const openLink = async (
  { token }: { token: string },
  signal: AbortSignal,
): Promise<{ form: LinkedForm | null }> => {
  try {
    return { form: await request(formLinkEndpoint('formLink.open'), { token }, { signal }) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return { form: null }
    throw error
  }
}

/** The machines of a form's draft and of what sends its answers, wired to the link by which it is filled in. */
export const linkedMachines = (token: string, { draft, version }: LinkedForm) => {
  /** From then on the link leads nowhere, and what was typed by it is gone. */
  let number: string | null = null
  const keep = (typed: unknown, seen: number) => request(formLinkEndpoint('formLink.keep'), { token, typed, seen })
  return {
    /** Of what was sent. */
    number: () => number ?? '',
    count: (counted: Counted) => request(formLinkEndpoint('formLink.stumble'), { token, version, ...counted }),
    draft: draftMachine.provide({
      actors: {
        look: fromPromise(() => Promise.resolve(draft)),
        keep: fromPromise(({ input: { typed, seen } }) => keep(typed, seen)),
        drop: fromPromise(async () => {
          if (number === null) await keep(null, 0)
        }),
      },
    }),
    sending: actingMachine.provide({
      actors: {
        perform: fromPromise(async ({ input: { input } }) => {
          const { answers } = input
          const answer = await request(formLinkEndpoint('formLink.send'), { token, version, answers })
          if (answer.__typename === 'Done') number = answer.number
          return answer
        }),
      },
    }),
  }
}

/** The upload machine, wired to the link. */
export const bringingBy = (token: string) =>
  uploadMachine.provide({
    actors: {
      transfer: transferBy(async ({ file, place: { field } }, progress, signal) => {
        const { name, size, type } = file
        const presigned = await request(
          formLinkEndpoint('formLink.presign'),
          { token, field, name, size, type },
          { signal },
        )
        await put(file, presigned, progress, signal)
        return (await request(formLinkEndpoint('formLink.confirm'), { token, file: presigned.file.id }, { signal }))
          .file
      }),
    },
  })

/** Reads what was brought by the link. */
export const readingBy = (token: string): ReadFile => {
  const { path, method } = formLinkEndpoint('formLink.read')
  return async (file) => {
    const headers = { ...headersFor(), 'content-type': 'application/json' }
    const response = await send(path, { method, headers, body: JSON.stringify({ token, file }) })
    if (response.ok) return response
    throw await refusalIn(response)
  }
}
