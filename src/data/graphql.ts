import { ClientError, GraphQLClient } from 'graphql-request'
import { graphqlPath } from '../shared/endpoints/areas.ts'
import type { Endpoint } from '../shared/endpoints/types.ts'
import { headersFor, refusalOf, type RequestOptions, send } from './request.ts'

/** Sends the trusted name of a document in the place of its text, which the server alone has. */
const client = new GraphQLClient(new URL(graphqlPath, location.origin).href, {
  fetch: send,
  excludeOperationName: true,
  jsonSerializer: {
    parse: (text) => JSON.parse(text) as unknown,
    stringify: (body: object) => JSON.stringify({ ...body, persisted: true }),
  },
})

/** One GraphQL call over the wire: the document's aliased result, or an `ApiError`. */
export const requestGraphql = async <A>(
  { name }: Endpoint<A>,
  variables: Record<string, unknown>,
  { token, signal }: Pick<RequestOptions, 'token' | 'signal'>,
): Promise<A> => {
  try {
    const requestHeaders = headersFor(token)
    const { result } = await client.request<{ result: A }>({ document: name, variables, requestHeaders, signal })
    return result
  } catch (error) {
    throw error instanceof ClientError ? refused(error) : error
  }
}

interface Answered {
  errors?: { message: string; extensions?: { code?: string; reference?: string } }[]
}

/** The first error says what is wrong, or the body when the call has not come as far as GraphQL. */
const refused = ({ response: { status, body } }: ClientError) => {
  const answer = JSON.parse(body) as Answered & Record<string, unknown>
  const [error] = answer.errors ?? []
  return refusalOf(status, error ? { ...error.extensions, message: error.message } : answer, answer)
}
