import { fromPromise } from 'xstate'
import { ApiError } from '../../data/apiError.ts'
import { request } from '../../data/request.ts'
import { put, transferBy } from '../../data/upload/upload.gateway.ts'
import { uploadMachine } from '../../data/upload/upload.machine.ts'
import { inquiryEndpoint } from '../../shared/endpoints/inquiry.ts'
import { answerMachine } from './answer.machine.ts'

/** Why a case refuses an answer is said of what came with it. */
const refusal = (error: unknown): never => {
  if (!(error instanceof ApiError)) throw error
  const { status, code, message, reference, body } = error
  const [said] = (body as { fields?: { message: string }[] } | null)?.fields ?? []
  throw new ApiError(status, code, said?.message ?? message, reference, body)
}

export const connectedAnswer = answerMachine.provide({
  actors: {
    look: fromPromise(({ input, signal }) => request(inquiryEndpoint('inquiry.look'), input, { signal })),
    sendCode: fromPromise(({ input, signal }) =>
      request(inquiryEndpoint('inquiry.sendCode'), input, { signal }).catch(refusal),
    ),
    answer: fromPromise(({ input, signal }) =>
      request(inquiryEndpoint('inquiry.answer'), input, { signal }).catch(refusal),
    ),
  },
})

/** The upload machine, wired to an answer by a link that is a file: it has arrived once the case has it. */
export const connectedPaper = (token: string, answer: string) =>
  uploadMachine.provide({
    actors: {
      transfer: transferBy(async ({ file }, progress, signal) => {
        const { name, size, type } = file
        const asked = { token, answer, name, size, type }
        const presigned = await request(inquiryEndpoint('inquiry.presign'), asked, { signal })
        await put(file, presigned, progress, signal)
        const { id } = presigned.file
        await request(inquiryEndpoint('inquiry.answer'), { token, answer, file: id }, { signal }).catch(refusal)
        return { id, name, size, type }
      }),
    },
  })
