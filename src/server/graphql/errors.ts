import type { FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { Failure } from '../failure.ts'
import { answerOf } from '../http/errors.ts'
import { badInput } from '../http/httpError.ts'

type Thrown = Partial<{ originalError: unknown; errors: unknown; code: unknown; path: unknown; message: string }>

const asThrown = (error: unknown): Thrown => Object(error) as Thrown

const reasonBehind = (error: unknown): unknown => asThrown(error).originalError

/** SQLSTATE of values that the database could not read. */
const isDataException = ({ code }: Thrown): boolean => typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code)

/**
 * What stood behind an error. Those that GraphQL itself has raised over the document or its variables have nothing behind
 * them, and mercurius collects them in `errors`.
 */
export const causeOf = (error: unknown): unknown => {
  const behind = reasonBehind(error)
  if (behind) return causeOf(behind)
  if (error instanceof Failure) return error
  const ofGraphql = (error instanceof Error && error.name === 'GraphQLError') || Array.isArray(asThrown(error).errors)
  return ofGraphql || isDataException(asThrown(error)) ? badInput() : error
}

/** What GraphQL says of a document, without the names that it would suggest. */
const detailsOf = (error: unknown): string[] => {
  const { errors, message = '' } = asThrown(error)
  if (Array.isArray(errors)) return errors.slice(0, 10).flatMap(detailsOf)
  return [message.replace(/ ?Did you mean[^]*$/, '')]
}

interface Failed {
  data?: ExecutionResult['data']
  errors?: readonly unknown[]
}

/** The answer to a call that has failed, as GraphQL's `errors` and as every other error of the server at once. */
export const answerGraphql = ({ data = null, errors = [] }: Failed, request: FastifyRequest) => {
  const answers = errors.map((error) => {
    const cause = causeOf(error)
    const { status, body } = answerOf(cause, request)
    const { message, ...extensions } = body
    const details = cause instanceof Failure && cause !== error && !reasonBehind(error) ? detailsOf(error) : undefined
    return { status, body, error: { message, path: asThrown(error).path, extensions: { ...extensions, details } } }
  })
  const { status, body } = answers[0]!
  return { status, answer: { ...body, data, errors: answers.map(({ error }) => error) } }
}
