import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isArrangeable, isClosed, isLoading, isSaving, lastMove, shownOrder } from './navigation.view.ts'
import { outlines } from '../../areas/outlines.ts'
import { usePerson } from '../../data/person.ts'
import { menuOf, type MenuGroup } from '../../shared/navigation/menu.ts'
import { Bone } from '../../ui/Bone.tsx'
import { OrderSaid } from '../../ui/order/OrderSaid.tsx'
import { NativeDialog } from '../../ui/modal/NativeDialog.tsx'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { ArrangeList } from './ArrangeList.tsx'
import { connectedNavigation } from './navigation.gateway.ts'
import { useLabels } from './useLabels.ts'
import { useMenu } from './useMenu.ts'

const useStyles = makeStyles({
  root: {
    width: '400px',
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'min(720px, calc(100dvh - 32px))',
    borderRadius: tokens.borderRadiusXLarge,
    overflow: 'hidden',
    '&[open]': { display: 'flex', flexDirection: 'column' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
  },
  title: {
    flexGrow: 1,
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
  body: {
    flexGrow: 1,
    minHeight: '200px',
    overflowY: 'auto',
    padding: `0 ${tokens.spacingHorizontalXL} ${tokens.spacingVerticalL}`,
  },
  bones: { display: 'grid', gap: tokens.spacingVerticalS },
  bone: { height: '40px' },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    flexShrink: 0,
    gap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalXL}`,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})

const orderOf = (menu: readonly MenuGroup[]) =>
  menu.map(({ id, entries }) => ({ id, entries: entries.map((entry) => entry.id) }))

/** The menu, to be put in an order of one's own. */
const CustomiseDialog = ({ onClose }: { onClose(): void }) => {
  const { t } = useTranslation(['navigation', 'common'])
  const classes = useStyles()
  const { labelOf, groupLabel } = useLabels()
  const menu = useMenu()
  const person = usePerson()
  const actor = useActorRef(connectedNavigation)
  const order = useSelector(actor, shownOrder)
  const loading = useSelector(actor, isLoading)
  const arrangeable = useSelector(actor, isArrangeable)
  const saving = useSelector(actor, isSaving)
  const moved = useSelector(actor, lastMove)

  const open = useEffectEvent(() =>
    actor.send({
      type: 'customisation.opened',
      order: orderOf(menu),
      standard: orderOf(menuOf(outlines, person)),
    }),
  )
  const close = useEffectEvent(onClose)
  const tellSaved = useEffectEvent(() => notify({ kind: 'success', text: t('updated') }))
  const tellUnsaved = useEffectEvent((message: string) => notify({ kind: 'error', text: t('failed', { message }) }))
  useEffect(() => {
    open()
    const heard = [
      actor.on('order.saved', tellSaved),
      actor.on('order.unsaved', ({ message }) => tellUnsaved(message)),
      actor.subscribe((snapshot) => isClosed(snapshot) && close()),
    ]
    return () => heard.forEach((subscription) => subscription.unsubscribe())
  }, [actor])

  const groupName = (id: string) => {
    const group = menu.find((one) => one.id === id)
    return group ? groupLabel(group) : labelOf(id)
  }
  return (
    <NativeDialog
      className={classes.root}
      label={t('common:customiseNavigation')}
      closedBy="closerequest"
      onClose={() => actor.send({ type: 'customisation.abandoned' })}
    >
      <div className={classes.head}>
        <h2 className={classes.title}>{t('common:customiseNavigation')}</h2>
        <Button
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('common:close')}
          onClick={() => actor.send({ type: 'customisation.abandoned' })}
        />
      </div>
      <div className={classes.body} aria-busy={loading}>
        {loading ? (
          <div className={classes.bones}>
            {menu.map(({ id }) => (
              <Bone key={id} className={classes.bone} />
            ))}
          </div>
        ) : (
          <ArrangeList
            order={order}
            groupName={groupName}
            entryName={labelOf}
            disabled={saving}
            onMove={(move) => actor.send({ type: 'entry.moved', ...move })}
          />
        )}
      </div>
      <OrderSaid
        last={
          moved && {
            name: moved.group === null ? groupName(moved.id) : labelOf(moved.id),
            place: moved.to + 1,
            total: moved.of,
          }
        }
      />
      <div className={classes.foot}>
        <Button disabledFocusable={!arrangeable} onClick={() => actor.send({ type: 'order.reset' })}>
          {t('reset')}
        </Button>
        <Button
          appearance="primary"
          disabledFocusable={!arrangeable}
          onClick={() => actor.send({ type: 'order.accepted' })}
        >
          {t('done')}
        </Button>
      </div>
    </NativeDialog>
  )
}

export default CustomiseDialog
