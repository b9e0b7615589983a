import { and, each, mail, of, optionalNote, text, trimmed } from '../decisions/payloads.ts'
import type { Decisions } from '../decisions/types.ts'
import { clerk } from './roles.ts'

const lists = ['partners', 'stores', 'areps']
const many = (count: number) => Array.from({ length: count }, (_, index) => clerk.slice(0, -3) + String(100 + index))
const name = {
  becomes: trimmed('full_name'),
  takes: each('full_name', of(120), 'Nguyễn Văn A', "O'Neill"),
  refuses: each('full_name', undefined, '', '  ', of(121), 'Budi <1>'),
}
const typed = and(name, mail('email', 254), {
  becomes: [
    [{ email: ' a@b.test ' }, { email: 'a@b.test' }],
    [{ phone: ' +6281234567890 ' }, { phone: '+6281234567890' }],
    [{ roles: [clerk.toUpperCase(), clerk] }, { roles: [clerk] }],
    [{ section: clerk.toUpperCase() }, { section: clerk }],
  ],
  takes: [
    ...each('phone', undefined, '+6281234567890'),
    ...each('section', undefined, clerk),
    ...lists.flatMap((list) => each(list, undefined, [], many(100))),
    { roles: [clerk] },
  ],
  refuses: [
    ...each('section', 'x'),
    ...lists.flatMap((list) => each(list, ['x'], many(101))),
    ...each('phone', 'none', '1'),
    ...each('roles', undefined, [], ['x'], ['']),
  ],
})

/** What a payload may be. */
export const payloads: Decisions['payloads'] = {
  begin: and(typed, { takes: [{ roles: many(20) }], refuses: [{ roles: many(21) }] }),
  'account.edited': and(typed, { takes: [{ roles: many(20) }], refuses: [{ roles: many(21) }] }),
  'password.given': {
    becomes: [],
    takes: each('password', 'aB3!efgh', 'aB3!efghijklmnop'),
    refuses: each(
      'password',
      undefined,
      '',
      'aB3!efg',
      'aB3!efghijklmnopq',
      'ab3!efgh',
      'AB3!EFGH',
      'aBc!efgh',
      'aB3defgh',
    ),
  },
  'invitation.accepted': name,
  'invitation.declined': text('note'),
  'account.locked': and(text('reason'), {
    takes: each('until', undefined, '2028-02-29'),
    refuses: each('until', '2026-02-29', 'tomorrow'),
  }),
  'account.unlocked': optionalNote,
  'account.closed': text('reason'),
}
