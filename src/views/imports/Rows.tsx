import { Button, makeStyles, mergeClasses, Switch, tokens } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { outlines } from '../../areas/outlines.ts'
import { isBusy, lookedAt, rowIntentOf } from '../../pages/imports/imports.view.ts'
import type { ImportLook } from '../../pages/imports/imports.types.ts'
import type { ImportsActor } from '../../pages/imports/useImports.ts'
import type { ImportRow, OneImport } from '../../shared/endpoints/answers/imports.ts'
import { IntentBadge } from '../../ui/IntentBadge.tsx'
import { intents } from '../../ui/intents.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalS },
  scroller: {
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  table: { borderCollapse: 'collapse', minWidth: '100%', fontVariantNumeric: 'tabular-nums' },
  cell: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    textAlign: 'start',
    verticalAlign: 'top',
    maxWidth: '20em',
    overflowWrap: 'break-word',
  },
  head: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
  bad: { backgroundColor: intents.danger.ground },
  said: { display: 'block', color: intents.danger.ink, fontSize: tokens.fontSizeBase200, minWidth: '14em' },
  link: { display: 'block', color: tokens.colorBrandForegroundLink, whiteSpace: 'nowrap' },
  tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
})

interface RowsProps {
  shown: OneImport
  actor: ImportsActor
}

/** The rows as they were read, with what is wrong where it is wrong. */
export const Rows = ({ shown: { one, columns, rows, next }, actor }: RowsProps) => {
  const { t } = useTranslation('imports')
  const classes = useStyles()
  const look = useSelector(actor, lookedAt)
  const busy = useSelector(actor, isBusy)
  const { id, name, area } = one
  const { after = 0, bad = false } = look
  const turn = (other: ImportLook) => actor.send({ type: 'list.wanted', look: { id, bad, ...other } })
  const route = outlines.find((outline) => outline.id === area)?.route
  const isWrong = (at: number) => rows.some(({ cells }) => (cells[at]?.said ?? null) !== null)
  /** Among rows with errors alone, what is wrong is in sight. */
  const order = [...columns.keys()].toSorted((left, right) =>
    bad ? Number(isWrong(right)) - Number(isWrong(left)) : 0,
  )
  const hasSaid = rows.some(({ said }) => said.length > 0)
  const headers = [t('rows.number'), t('rows.state'), ...(hasSaid ? [t('rows.said')] : [])]
  const standing = ({ state, record }: ImportRow) => (
    <>
      <IntentBadge intent={rowIntentOf[state]}>{t(`rowStates.${state}`)}</IntentBadge>
      {record && (
        <Link className={classes.link} to={`${route}/${record.id}`}>
          {record.title}
        </Link>
      )}
    </>
  )
  return (
    <div className={classes.root}>
      <span className={classes.tools}>
        <Switch label={t('rows.onlyBad')} checked={bad} onChange={(_, { checked }) => turn({ bad: checked })} />
        {after > 0 && <Button onClick={() => turn({})}>{t('rows.first')}</Button>}
        {next !== null && <Button onClick={() => turn({ after: next })}>{t('rows.next')}</Button>}
      </span>
      {rows.length === 0 && <p>{t('rows.none')}</p>}
      {rows.length > 0 && (
        <div
          className={classes.scroller}
          role="region"
          aria-label={t('rows.label', { name })}
          aria-busy={busy}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
        >
          <table className={classes.table}>
            <thead>
              <tr>
                {[...headers, ...order.map((at) => columns[at]!.header)].map((header, index) => (
                  <th key={index} scope="col" className={mergeClasses(classes.cell, classes.head)}>
                    {header || t('mapping.unnamed')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.number}>
                  <th scope="row" className={classes.cell}>
                    {row.number}
                  </th>
                  <td className={classes.cell}>{standing(row)}</td>
                  {hasSaid && (
                    <td className={classes.cell}>
                      {row.said.map((said) => (
                        <span key={said} className={classes.said}>
                          {said}
                        </span>
                      ))}
                    </td>
                  )}
                  {order.map((at) => {
                    const { text = '', said = null } = row.cells[at] ?? {}
                    return (
                      <td key={at} className={mergeClasses(classes.cell, said !== null && classes.bad)}>
                        {text}
                        {said !== null && <span className={classes.said}>{said}</span>}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
