import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import { type FieldError, oneEach } from '../../shared/validation/fieldErrors.ts'
import { isFull, LastSuperAdmin } from '../store/unavailable.ts'
import { say, type Values } from '../words.ts'
import { badFields, badInput, HttpError, notFound, rightsRefused } from './httpError.ts'
import { localeOf } from './locale.ts'
import { noteRefusal } from './refusals.ts'
import { securityHeaders } from './security.ts'

/** What the outside may know of an error; what is neither ours nor the framework's refusal is a fault of the server. */
const asFailure = (error: unknown, request: FastifyRequest): Failure => {
  if (error instanceof HttpError) return error
  if (isFull(error)) return new HttpError('UNAVAILABLE', 'full')
  if (error instanceof LastSuperAdmin) return rightsRefused('last')
  if ((error as Partial<FastifyError>).code === 'ECONNRESET' && hasLeft(request)) return badInput()
  if (error instanceof Failure)
    return error.code === 'UNAVAILABLE' ? new HttpError('UNAVAILABLE', 'unavailable') : error
  const { statusCode = 500, code } = error as Partial<FastifyError>
  if (statusCode >= 500 || !String(code).startsWith('FST_')) return new HttpError('INTERNAL', 'unexpected')
  if (statusCode === 413) return new HttpError('TOO_LARGE', 'tooLarge')
  return statusCode === 404 ? notFound() : badFields(wrongIn(error as FastifyError))
}

/** Whether the sender has gone before the end of the request. */
const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

/** Fields that an answer names, and characters that it repeats of a name. */
const [mostFields, mostCalled] = [10, 100]

/** An error as its caller is told of it, in the caller's language; the reference finds the log line. */
export const answerOf = (error: unknown, request: FastifyRequest) => {
  const failure = asFailure(error, request)
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  else if (hasLeft(request)) request.log.info('the sender has left')
  const worded = failure instanceof HttpError ? failure : null
  if (worded?.refusal) noteRefusal(request, worded.refusal)
  const locale = localeOf(request.headers['accept-language'])
  const message = worded ? say(locale, `server:${worded.key}`, worded.values) : failure.message
  const fields = worded?.fields.slice(0, mostFields).map(({ path, key, values }) => {
    const field = path.slice(0, mostCalled)
    return { path: field, message: say(locale, key, { field, ...(values as Values) }) }
  })
  return {
    status: failure.status,
    headers: worded?.headers,
    body: { code: failure.code, message, ...worded?.details, ...(fields?.[0] && { fields }), reference: request.id },
  }
}

/** Answers with `{code, message, reference}`, and with `fields` where it is known what of the request is wrong. */
export const answerError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, headers, body } = answerOf(error, request)
  return reply
    .code(status)
    .headers({ ...Object.fromEntries(securityHeaders), 'cache-control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

const rules: Readonly<Record<string, string>> = { required: 'required', additionalProperties: 'unasked' }

/** Which part of the request breaks which rule, as the route's schema says it. */
const wrongIn = ({ validation = [], validationContext = 'body' }: Partial<FastifyError>): FieldError[] =>
  oneEach(
    validation.map(({ instancePath, keyword, params }) => {
      const named = params['missingProperty'] ?? params['additionalProperty']
      const parts = [...instancePath.split('/').slice(1), ...(typeof named === 'string' ? [named] : [])]
      const path = parts
        .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : index > 0 ? `.${part}` : part))
        .join('')
      return { path: path || validationContext, key: `validation:${rules[keyword] ?? 'invalid'}`, values: {} }
    }),
  )

/** Answers what no route takes. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answerError(notFound(), request, reply)
