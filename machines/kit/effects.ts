import { isSystem } from '../kernel/actors.ts'
import type { Json, Stamp } from '../kernel/types.ts'
import type { AccountInquiry, PaymentOrder, TransferOrder, Withdrawal } from './gateway.ts'
import type { Posting } from './ledger.ts'

/** What every host can do for a lifecycle, and what each of it is told. */

/** `message` names the words below `mails` in the lifecycle's namespace; what else is there fills them in. A `document` of the case that has been issued is enclosed. */
export type Letter = { to: string; message: string } & Record<string, string>
/** A letter to who has no account, with a document of the case and a link by which anybody sees that it is genuine. */
export type Enclosing = Letter & { document: string }
/** What somebody is shown of what they are asked: an organisation by its id, the record that a field of the case refers to, what sums come to, or a text, by words below the inquiry's `shows`; nothing where that is empty. */
export type Shown = { line: string; organisation?: string; reference?: string; sums?: number[]; text?: string }
/** A letter to somebody without an account, with a link by which they may answer what they are shown, of an inquiry that was made at an instant. */
export type Invitation = { to: string; message: string; inquiry: string; askedAt: string; shows: Shown[] } & Record<
  string,
  Json
>
/** The same with a one-time code that belongs to the case as it is then. */
export type Code = Invitation
/** A link by which somebody without an account brings what an inquiry asks that was made at an instant: told to who sends the event, and kept by nobody. */
export type ShownLink = { inquiry: string; askedAt: string; until: string; shows: Shown[] }
/** A letter to everybody who works in an organisation, or to those alone who hold a permission; it leads to the case, or to that page of it. */
export type Notice = { organisation: string; message: string; permission?: string; page?: string } & Record<
  string,
  string
>
/** A letter to everybody whose turn a case is. */
export type DeskNotice = { message: string } & Record<string, string>
/** What somebody is told of who works in an organisation, as they have chosen, with what was said. */
export type PersonalNotice = {
  person: string
  organisation: string
  kind: 'answered' | 'asked' | 'done' | 'declined' | 'withdrawn'
  by: string
  text: string
}
/** `facts` are those of the moment: the case may have gone on before the document is written. */
export type Issue = { document: string; number: string; facts: Record<string, Json> }
/** What is sent to be priced, by its number among the submissions of the case, which the answer tells. */
export type Submission = { submission: number; terms: Record<string, Json> }

/** What a version of a form asks, to be checked: by its number among the submissions of the version, which the answer tells, with what breaks by it as it was confirmed. */
export type FormCheck = { form: string; definition: string; breaks: string; submission: number }

/** The form of which another version is live now. */
export type Replacement = { form: string }

/** The submission that holds what a party outside has asked. */
export type Delivery = { submission: string }
/** Another case of the same lifecycle, begun with this in the name of the host; it is numbered as its kind is. */
export type Linked = { kind: string; input: Record<string, Json> }
/** What is late and goes up: to the role above that of who has taken it, or above those of its section as long as nobody has. */
export type Climb = { organisation: string; section: string; reviewer: string; by: string }

/** The host's part of a chart's actions: none does anything within the machine. */
export const hostActions = {
  log: (_args: unknown, _params: { entry: string }) => {},
  sendLetter: (_args: unknown, _params: Letter) => {},
  sendDocument: (_args: unknown, _params: Enclosing) => {},
  inviteAnswer: (_args: unknown, _params: Invitation) => {},
  sendCode: (_args: unknown, _params: Code) => {},
  showLink: (_args: unknown, _params: ShownLink) => {},
  notifyOrganisation: (_args: unknown, _params: Notice) => {},
  notifyDesk: (_args: unknown, _params: DeskNotice) => {},
  notifyPerson: (_args: unknown, _params: PersonalNotice) => {},
  issueDocument: (_args: unknown, _params: Issue) => {},
  askPricing: (_args: unknown, _params: Submission) => {},
  checkForm: (_args: unknown, _params: FormCheck) => {},
  replaceLive: (_args: unknown, _params: Replacement) => {},
  deliverAnswers: (_args: unknown, _params: Delivery) => {},
  climb: (_args: unknown, _params: Climb) => {},
  askPayment: (_args: unknown, _params: PaymentOrder) => {},
  withdrawPayment: (_args: unknown, _params: Withdrawal) => {},
  askTransfer: (_args: unknown, _params: TransferOrder) => {},
  verifyAccount: (_args: unknown, _params: AccountInquiry) => {},
  openLinked: (_args: unknown, _params: Linked) => {},
  book: (_args: unknown, _params: { postings: Posting[] }) => {},
}

export const log = (entry: string) => ({ type: 'log', params: { entry } }) as const

/** Of a time limit that is over: it tells whether the schedule came first, or a person. */
export const logExpiry = {
  type: 'log',
  params: ({ event }: { event: Stamp }) => ({ entry: isSystem(event.by) ? 'expiredBySchedule' : 'expired' }),
} as const

export const sendLetter = <A>(params: (args: A) => Letter) => ({ type: 'sendLetter', params }) as const
export const sendDocument = <A>(params: (args: A) => Enclosing) => ({ type: 'sendDocument', params }) as const
export const inviteAnswer = <A>(params: (args: A) => Invitation) => ({ type: 'inviteAnswer', params }) as const
export const sendCode = <A>(params: (args: A) => Code) => ({ type: 'sendCode', params }) as const
/** Answered with the move itself, not after it. */
export const showLink = <A>(params: (args: A) => ShownLink) => ({ type: 'showLink', params }) as const
export const notifyOrganisation = <A>(params: (args: A) => Notice) => ({ type: 'notifyOrganisation', params }) as const
export const notifyDesk = <A>(params: (args: A) => DeskNotice) => ({ type: 'notifyDesk', params }) as const
export const notifyPerson = <A>(params: (args: A) => PersonalNotice) => ({ type: 'notifyPerson', params }) as const
export const issueDocument = <A>(params: (args: A) => Issue) => ({ type: 'issueDocument', params }) as const
/** The answer is a call from outside, `pricing.accepted` or `pricing.rejected`. */
export const askPricing = <A>(params: (args: A) => Submission) => ({ type: 'askPricing', params }) as const
/** Answered by the host itself, with `form.checked` or `form.faulted`. */
export const checkForm = <A>(params: (args: A) => FormCheck) => ({ type: 'checkForm', params }) as const
/** The versions that were live before are told, with `version.replaced`. */
export const replaceLive = <A>(params: (args: A) => Replacement) => ({ type: 'replaceLive', params }) as const
/** Answered by the host itself, with `answers.delivered` or `answers.refused`, whenever who has asked is there again. */
export const deliverAnswers = <A>(params: (args: A) => Delivery) => ({ type: 'deliverAnswers', params }) as const
/** Answered by the host itself, with `request.climbed`, where a role above may go on with it; who has it is told, or else who leads the house. */
export const climb = <A>(params: (args: A) => Climb) => ({ type: 'climb', params }) as const
/** Answered by the host itself, with `payment.instructed` or `payment.refused`, and then with what becomes of it (machines/kit/gateway.ts). */
export const askPayment = <A>(params: (args: A) => PaymentOrder) => ({ type: 'askPayment', params }) as const
/** Answered with `payment.withdrawn`, or with what has become of the payment before. */
export const withdrawPayment = <A>(params: (args: A) => Withdrawal) => ({ type: 'withdrawPayment', params }) as const
/** Answered with `transfer.refused`, or with what becomes of it; silence is no answer. */
export const askTransfer = <A>(params: (args: A) => TransferOrder) => ({ type: 'askTransfer', params }) as const
/** Answered with `account.verified` or `account.refuted`. */
export const verifyAccount = <A>(params: (args: A) => AccountInquiry) => ({ type: 'verifyAccount', params }) as const
/** Begun once, however often it is tried; whoever is told of it hears so from the other case. */
export const openLinked = <A>(params: (args: A) => Linked) => ({ type: 'openLinked', params }) as const
/** Written to the books with the move itself, not after it. */
export const book = <A>(postings: (args: A) => Posting[]) =>
  ({ type: 'book', params: (args: A) => ({ postings: postings(args) }) }) as const

/** What an operator wrote, under whichever name the event gives it. */
export const noteOf = (event: object): string => {
  const { notes, reason, note, question, answer } = event as Partial<Record<string, string>>
  return notes ?? reason ?? note ?? question ?? answer ?? ''
}
