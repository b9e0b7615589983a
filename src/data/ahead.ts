import { onSignedOut } from './session.ts'

/** Answers that were asked for before the page that wants them was drawn, by what was asked. */
const asked = new Map<string, { answer: Promise<unknown>; come?: unknown }>()

/** Something has changed that the answers may not know of. */
export const forgetAhead = (): void => asked.clear()

onSignedOut(forgetAhead)

/** From then on an answer tells what was, not what is. */
export const fresh = 10_000

export const isAskedAhead = (question: string): boolean => asked.has(question)

/** Keeps an answer for who asks for the same next: as long as it is fresh, or until it comes and is kept elsewhere. */
export const keepAhead = <A>(question: string, answer: Promise<A>, keep?: (answer: A) => void): void => {
  const own: { answer: Promise<A>; come?: A } = { answer }
  const forget = () => asked.get(question) === own && asked.delete(question)
  answer.then((come) => {
    own.come = come
    return keep ? forget() && keep(come) : setTimeout(forget, fresh)
  }, forget)
  asked.set(question, own)
}

/** The answer that was asked for ahead where it has come, left for who takes it. */
export const seeAhead = (question: string): unknown => asked.get(question)?.come

/** The answer that was asked for ahead, once; else the one that is asked for now. */
export const takeAhead = <A>(question: string, askNow: () => Promise<A>): Promise<A> => {
  const answer = asked.get(question)?.answer as Promise<A> | undefined
  asked.delete(question)
  return answer?.catch(askNow) ?? askNow()
}
