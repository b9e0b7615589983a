import type { Challenge } from 'altcha-lib/types'

type Progress = 'solving' | 'solved' | 'failed'

let progress: Progress = 'solving'
let prepared: Promise<string> | null = null
let expiresAt = 0
const hearers = new Set<() => void>()

const show = (next: Progress) => {
  progress = next
  hearers.forEach((hear) => hear())
}

export const captchaProgress = (): Progress => progress

export const onCaptchaProgress = (hear: () => void): (() => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Begins the proof of work, so that it is done by the time the form is filled in. */
export const prepareCaptcha = (): void => {
  if (prepared && Date.now() < expiresAt) return
  show('solving')
  const attempt = solve()
  prepared = attempt
  attempt.then(
    () => prepared === attempt && show('solved'),
    () => {
      if (prepared !== attempt) return
      prepared = null
      show('failed')
    },
  )
}

/** The answer for one login request; each is good for one. */
export const takeCaptcha = async (): Promise<string> => {
  prepareCaptcha()
  const answer = prepared!
  const token = await answer
  prepared = null
  return token
}

/** The longest that an answer is kept, whatever the challenge allows. */
const keptFor = 4 * 60_000

const solve = async (): Promise<string> => {
  expiresAt = Date.now() + keptFor
  const [{ solveChallengeWorkers }, challenge] = await Promise.all([import('altcha-lib'), fetchChallenge()])
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' }),
  })
  if (!solution) throw new Error('The captcha has no solution')
  return btoa(
    JSON.stringify({ challenge: { parameters: challenge.parameters, signature: challenge.signature }, solution }),
  )
}

const fetchChallenge = async (): Promise<Challenge> => {
  const response = await fetch('/api/captcha')
  if (!response.ok) throw new Error(`The captcha is not available (${response.status})`)
  return (await response.json()) as Challenge
}
