import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { saidOnly } from '../../ui/saidOnly.ts'
import { useDesign, useName } from './design.ts'
import { doneCount, lastDone } from './designer.view.ts'

const useStyles = makeStyles({ root: saidOnly, bar: { marginTop: '8px' } })

/** Says what was done to who does not see it; that nothing was pasted, to everybody. */
export const DoneSaid = () => {
  const { t } = useTranslation('designer')
  const classes = useStyles()
  const nameOf = useName()
  const { actor } = useDesign()
  const last = useSelector(actor, lastDone)
  const count = useSelector(actor, doneCount)
  const isRefused = last?.what === 'notPasted'
  return (
    <>
      <div role="status" className={classes.root}>
        {last && !isRefused && (
          <span key={count}>
            {t(`done.${last.what}`, {
              name: last.part ? nameOf(last.part) : '',
              place: last.place,
              total: last.total,
            })}
          </span>
        )}
      </div>
      {isRefused && (
        <MessageBar key={count} intent="warning" className={classes.bar}>
          <MessageBarBody>{t('done.notPasted')}</MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}
