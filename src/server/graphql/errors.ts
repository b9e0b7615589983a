import type { FastifyRequest } from 'fastify'
import type { ExecutionResult } from 'graphql'
import { Failure } from '../failure.ts'
import { answerOf } from '../http/errors.ts'
import { badInput } from '../http/httpError.ts'

type Thrown = Partial<{ originalError: unknown; errors: unknown; code: unknown; path: unknown; message: string }>

/** SQLSTATE of values that the database could not read. */
const isDataException = ({ code }: Thrown): boolean => typeof code === 'string' && /^22[\dA-Z]{3}$/.test(code)

/**
 * What stood behind an error. Those that GraphQL itself has raised over the document or its variables have nothing behind
 * them, and mercurius collects them in `errors`.
 */
const causeOf = (error: unknown): unknown => {
  const thrown = Object(error) as Thrown
  if (thrown.originalError) return causeOf(thrown.originalError)
  if (error instanceof Failure) return error
  const raisedByGraphql = error instanceof Error && error.name === 'GraphQLError'
  return raisedByGraphql || Array.isArray(thrown.errors) || isDataException(thrown) ? badInput() : error
}

/** What GraphQL says of a document, without the names that it would suggest. */
const detailOf = (error: unknown): string[] => {
  const { errors, originalError, message = '' } = Object(error) as Thrown
  if (Array.isArray(errors)) return errors.flatMap(detailOf)
  return originalError ? detailOf(originalError) : [message.replace(/ ?Did you mean[^]*$/, '')]
}

/** The answer to a call that has failed, as GraphQL's `errors` and as every other error of the server at once. */
export const answerGraphql = (
  { data = null, errors = [] }: { data?: ExecutionResult['data']; errors?: readonly unknown[] },
  request: FastifyRequest,
) => {
  const answers = errors.map((error) => {
    const cause = causeOf(error)
    const { status, body } = answerOf(cause, request)
    const explained = body.code === 'BAD_INPUT' && cause !== error && !(Object(error) as Thrown).originalError
    const { message, ...extensions } = body
    return {
      status,
      body,
      error: {
        message,
        path: (Object(error) as Thrown).path,
        extensions: { ...extensions, ...(explained && { details: detailOf(error).slice(0, 10) }) },
      },
    }
  })
  const first = answers[0]!
  return { status: first.status, answer: { ...first.body, data, errors: answers.map(({ error }) => error) } }
}
