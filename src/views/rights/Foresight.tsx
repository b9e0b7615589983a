import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, Spinner, tokens } from '@fluentui/react-components'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { same } from '../../../machines/fields/same.ts'
import { saidIn } from '../../../machines/fields/wording.ts'
import { call } from '../../data/call.ts'
import type { ForesightProps } from '../../pages/form/foresight.tsx'
import type { ChangedPermission } from '../../shared/endpoints/answers/rights.ts'
import { formatNumber } from '../../shared/format/number.ts'
import { useKept } from '../../data/kept/useKept.ts'

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: '1.2em', display: 'grid', gap: tokens.spacingVerticalXXS },
  quiet: { color: tokens.colorNeutralForeground2 },
})

/** Milliseconds without another choice, after which it is asked. */
const patience = 400

/** Permissions that are told one by one. */
const most = 12

interface Look {
  kind: 'role' | 'privilege'
  id: string
  permissions: string[]
  privileges?: string[]
}

const ofChanged = ['permissions', 'privileges'] as const

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? (value as string[]).toSorted() : [])

const Impact = ({ look }: { look: Look }) => {
  const { t, i18n } = useTranslation('rights')
  const classes = useStyles()
  const { answer, failed, choose } = useKept(
    (asked: Look, signal) => call('rights.impact', { ...asked }, { signal }),
    look,
  )
  const again = useEffectEvent(() => choose(look))
  const wanted = JSON.stringify(look)
  useEffect(() => {
    const timer = setTimeout(() => again(), patience)
    return () => clearTimeout(timer)
  }, [wanted])
  if (failed) return null
  if (!answer) return <Spinner size="tiny" label={t('foresight.counting')} />
  const concerned = answer.permissions.filter(({ lose, gain }) => lose.count + gain.count > 0)
  const people = ({ lose, gain }: ChangedPermission) =>
    [
      ...(lose.count > 0 ? [t('foresight.loseIt', { count: lose.count, figure: formatNumber(lose.count) })] : []),
      ...(gain.count > 0 ? [t('foresight.gainIt', { count: gain.count, figure: formatNumber(gain.count) })] : []),
    ].join('; ')
  const names = ({ lose, gain }: ChangedPermission) => {
    const all = [...lose.names, ...gain.names]
    return `${all.join(', ')}${all.length < lose.count + gain.count ? ', …' : ''}`
  }
  return (
    <MessageBar intent={answer.lose > 0 ? 'warning' : 'info'} layout="multiline" politeness="polite">
      <MessageBarBody>
        <MessageBarTitle>
          {answer.lose + answer.gain === 0
            ? t('foresight.nobody')
            : [
                t('foresight.lose', { count: answer.lose, figure: formatNumber(answer.lose) }),
                t('foresight.gain', { count: answer.gain, figure: formatNumber(answer.gain) }),
              ].join(', ')}
        </MessageBarTitle>
        <ul className={classes.list}>
          {concerned.slice(0, most).map((one) => (
            <li key={one.id}>
              {one.explanation ? saidIn(one.explanation, i18n.language) : one.code}: {people(one)}{' '}
              <span className={classes.quiet}>({names(one)})</span>
            </li>
          ))}
          {concerned.length > most && <li>{t('foresight.more', { count: concerned.length - most })}</li>}
        </ul>
      </MessageBarBody>
    </MessageBar>
  )
}

/** Who would hold what no more, and who newly, if a role or a privilege were saved as it is typed. */
const Foresight = ({ area, record, values }: ForesightProps) => {
  const of = (name: (typeof ofChanged)[number]) => idsIn(Object.hasOwn(values, name) ? values[name] : record[name])
  if (ofChanged.every((name) => same(of(name), idsIn(record[name])))) return null
  const look: Look = {
    kind: area.id === 'privilege' ? 'privilege' : 'role',
    id: record.id,
    permissions: of('permissions'),
  }
  return <Impact look={look.kind === 'role' ? { ...look, privileges: of('privileges') } : look} />
}

export default Foresight
