import { onSignedOut } from './session.ts'

/** Answers that were asked for before the page that wants them was drawn, by what was asked. */
const asked = new Map<string, Promise<unknown>>()

onSignedOut(() => asked.clear())

/** Keeps an answer for who asks for the same next. */
export const keepAhead = (question: string, answer: Promise<unknown>): void => {
  answer.catch(() => {})
  asked.set(question, answer)
}

/** The answer that was asked for ahead, once; else the one that is asked for now. */
export const takeAhead = <A>(question: string, askNow: () => Promise<A>): Promise<A> => {
  const answer = asked.get(question) as Promise<A> | undefined
  asked.delete(question)
  return answer?.catch(askNow) ?? askNow()
}
