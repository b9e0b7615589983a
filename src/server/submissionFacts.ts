import type { Definition } from '../shared/forms/definition.ts'
import type { Judged } from '../shared/forms/judge.ts'
import { divided, keyAnswers, leftOn } from '../shared/forms/keeping.ts'

/** Answers as they are stored, with what is told of them. */
export const submissionFacts = (definition: Definition, judged: Pick<Judged, 'answers' | 'shown'>, today: string) => {
  const { open, personal } = divided(definition, judged.answers)
  const [key1, key2, key3, key4, key5] = keyAnswers(definition, open)
  const left = leftOn(definition, personal, today, today)
  return {
    key1,
    key2,
    key3,
    key4,
    key5,
    answers: open,
    personal: left.personal,
    shown: [...judged.shown],
    blankOn: left.next,
    status: 'SUBMITTED',
  }
}
