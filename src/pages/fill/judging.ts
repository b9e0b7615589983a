import type { Answers, Definition } from '../../shared/forms/definition.ts'
import { judge, type Judged as Judgement, type Occasion } from '../../shared/forms/judge.ts'
import type { Judged } from '../form/useTyped.ts'

interface JudgedAnswers extends Judged<Answers> {
  whole: Judgement
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
  let last: { typed: Answers; judged: JudgedAnswers } | null = null
  return (typed) => {
    if (last?.typed === typed) return last.judged
    const whole = judge(definition, typed, occasion)
    const wrong = takesFiles ? whole.wrong : whole.wrong.filter(({ key }) => key !== 'validation:uploadRequired')
    last = { typed, judged: { values: whole.answers, wrong, whole } }
    return last.judged
  }
}
