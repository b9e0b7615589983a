import type { Definition } from '../shared/forms/definition.ts'
import type { Judged } from '../shared/forms/judge.ts'
import { divided, leftOn } from '../shared/forms/keeping.ts'
import { columnsOf } from '../shared/forms/keyColumns.ts'
import { keyAnswers } from '../shared/forms/keys.ts'

/** Answers as they are stored, with what is told of them, in the columns of their form. */
export const submissionFacts = (
  definition: Definition,
  judged: Pick<Judged, 'answers' | 'shown'>,
  today: string,
  columns = columnsOf(definition, null),
) => {
  const { open, personal } = divided(definition, judged.answers)
  const left = leftOn(definition, personal, today, today)
  return {
    ...keyAnswers(columns, open),
    answers: open,
    personal: left.personal,
    shown: [...judged.shown],
    blankOn: left.next,
    status: 'SUBMITTED',
  }
}

/** What a submission is called: by its form, and how many there were before. */
export const submissionNumber = (code: string, count: number): string => `${code}-${String(count).padStart(6, '0')}`
