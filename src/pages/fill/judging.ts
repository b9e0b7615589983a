import type { Answers, Definition, FormField } from '../../shared/forms/definition.ts'
import { judge, type Judged as Judgement, type Occasion } from '../../shared/forms/judge.ts'
import { type Answer, type ReadAnswer, readAnswer } from '../../shared/forms/schema.ts'
import type { Judged } from '../form/useTyped.ts'

interface JudgedAnswers extends Judged<Answers> {
  whole: Judgement
}

/** Reads on one occasion; what is as it was is not read again. */
const remembering = (): ReadAnswer => {
  const known = new Map<string, { field: FormField; given: unknown; answer: Answer }>()
  return (field, given, path, circumstances) => {
    const before = known.get(path)
    if (before?.field === field && before.given === given) return before.answer
    const answer = readAnswer(field, given, path, circumstances)
    known.set(path, { field, given, answer })
    return answer
  }
}

/**
 * Answers to a form as they are judged; once while they do not change, however many ask. Where no files are taken, nobody is held up
 * for want of them.
 */
export const judging = (
  definition: Definition,
  occasion: Occasion,
  takesFiles: boolean,
): ((typed: Answers) => JudgedAnswers) => {
  const read = remembering()
  let last: { typed: Answers; judged: JudgedAnswers } | null = null
  return (typed) => {
    if (last?.typed === typed) return last.judged
    const whole = judge(definition, typed, { ...occasion, read })
    const wrong = takesFiles ? whole.wrong : whole.wrong.filter(({ key }) => key !== 'validation:uploadRequired')
    last = { typed, judged: { values: whole.answers, wrong, whole } }
    return last.judged
  }
}
