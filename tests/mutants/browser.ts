import { differences } from '../machines/support/compare.ts'
import { tables as browserTables } from '../machines/tables.ts'
import type { Quarry } from './hunt.ts'
import { mutantsOf } from './operators.ts'

const starting = 'what is kept leads from there to the same state'
const named = 'every way in names the state that it leads to'
const overtaken = 'only a case that has moved on comes here, and what has moved on is conflicted from there at once'

/** By machine the mutants that are no other machine to anybody, and why. */
const alike: Record<string, Record<string, string>> = {
  upload: { 'upload.interrupted: upload.retried to upload.checking': 'the file was found acceptable and is the same' },
  draft: { 'draft.missed: retry to draft.resting': 'what was missed is not kept, and waits at once' },
  form: { 'form.unloaded: load.retried to form.opening': 'only a stored record can be unloaded, and it is no new one' },
  list: { 'list.page: query.changed (1) to list.page.opening': 'the remembered page is there, and is renewed' },
  layout: {
    'layout: page.left to layout.titled': 'what cannot be searched any more has its title back at once',
    'layout: page.left to layout.searching': 'a page that was left cannot be searched, and has its title back at once',
    'layout: first searching': 'no page can be searched yet, and the title is there at once',
  },
  session: {
    'session.signedOut: first announcing': named,
    'session.signingIn: first byProvider': named,
    'session.signingIn: first byChoice': named,
  },
  recovery: {
    'recovery: activation.begun to recovery.starting': starting,
    'recovery.requestingCode: requestCode onDone to recovery.starting': starting,
    'recovery.awaitingCode.code.verifying: verifyCode onDone to recovery.starting': starting,
    'recovery.awaitingCode.resend.requesting: requestCode onDone to recovery.starting': starting,
    'recovery.settingPassword: setPassword onDone to recovery.starting': starting,
    'recovery.settingPassword: setPassword onError (2) to recovery.starting': starting,
  },
  record: {
    'record.failed: load.retried to record.opening': 'nothing is known yet, and it is read',
    ...Object.fromEntries(
      ['drafting: always to record.shown.work.open.refused', 'refused: always to record.shown.work.open.drafting'].map(
        (way) => [`record.shown.work.open.${way}`, overtaken],
      ),
    ),
    ...Object.fromEntries(
      ['send onDone (2)', 'send onError'].flatMap((way) =>
        ['drafting', 'refused'].map((to) => [
          `record.shown.work.recovering: ${way} to record.shown.work.open.${to}`,
          overtaken,
        ]),
      ),
    ),
  },
}

/** The machines of the browser, hunted by their tables. */
export const browserQuarries: Quarry[] = browserTables.map(({ machine, tables }) => ({
  id: machine.id,
  mutants: mutantsOf(machine),
  noticedBy: (mutant) => differences(mutant, tables).next().value ?? null,
  unnoticeable: alike[machine.id] ?? {},
}))
