import type { Area } from '../../shared/area/types.ts'
import type { FieldError } from '../../shared/validation/fieldErrors.ts'
import { noteRefusal } from '../http/refusals.ts'
import { refusedNames } from '../records/unseen.ts'
import type { GraphqlContext } from './builder.ts'

/** An answer to who has filled in some fields; what they named there and may not see is told to the security log. */
export const noted = <A extends { __typename: string; fields?: readonly FieldError[] }>(
  { host, request }: GraphqlContext,
  fields: Area['fields'],
  answer: A,
): A => {
  for (const refusal of refusedNames(host, fields, answer.fields ?? [])) noteRefusal(request, refusal)
  return answer
}
