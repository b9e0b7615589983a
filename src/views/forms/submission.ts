import type { formSubmission } from '../../areas/forms/formSubmission.ts'
import { useKept } from '../../data/kept/useKept.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import type { Answers } from '../../shared/forms/definition.ts'
import { joined } from '../../shared/forms/keeping.ts'
import { keptDesign, readDesign } from './versions.gateway.ts'

type SubmissionRow = OwnRow<typeof formSubmission.fields>
export type SubmissionTab = PartProps<SubmissionRow>['tab']

/** What was answered, as far as the reader is told. */
export const answersOf = ({ answers, personal }: SubmissionTab['record']): Answers =>
  joined((answers ?? {}) as Answers, (personal ?? null) as Answers | null)

/** What the version asked that a submission answered; at once where it was read before, as for paper. */
export const useAsked = ({ definition }: SubmissionTab['record']) => {
  const kept = useKept(readDesign, { definition: definition! })
  return { ...kept, answer: kept.answer ?? keptDesign(definition!) }
}
