import { fromPromise } from 'xstate'
import { call } from '../../data/call.ts'
import { actingMachine } from '../../pages/actions/acting.machine.ts'

/** What is asked of a quotation: by its insurer, or by our own form. */
export const readQuestions = (asked: { id: string; own: boolean }, signal: AbortSignal) =>
  call('postquote.questions', asked, { signal })

export const readInsurer = (asked: object, signal: AbortSignal) => call('postquote.insurer', { ...asked }, { signal })

/** What sends answers, wired to the door that takes them. */
export const answering = actingMachine.provide({
  actors: {
    perform: fromPromise(({ input: { input, on, key } }) => {
      const { questions, answers } = input as { questions: string; answers: object }
      return call('postquote.answer', { id: on!.id, questions, answers, key })
    }),
  },
})
