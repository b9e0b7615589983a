import type { Answers, Definition } from '../../forms/definition.ts'
import type { SandboxMode } from '../../forms/sandbox.ts'
import type { Declined, Done } from './actions.ts'
import type { Invalid } from './records.ts'

export interface PostQuoteAnswers {
  /** How the insurer stands for one's own organisation; `mode` of the sandbox alone. */
  'postquote.insurer': { mode: SandboxMode | null; failures: number; until: string | null }
  'postquote.answer': Done | Declined | Invalid
  /** What is asked, with what is known of it; why it cannot be told where it is not. */
  'postquote.questions':
    | { questions: string; design: Definition; known: Answers; error: null }
    | { questions: null; design: null; known: Answers; error: 'ERR-QUO-001' }
}
