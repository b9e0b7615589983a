import { Dialog, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useModalEnd } from '../../ui/modal/useModalEnd.ts'
import type { CreatingProps } from '../fields/creating.ts'
import { keepReferred } from '../fields/referred.ts'
import { connectedForm } from './form.gateway.ts'
import { RecordForm } from './RecordForm.tsx'

const useStyles = makeStyles({ surface: { maxWidth: 'min(960px, 100vw)', maxHeight: '100vh', overflowY: 'auto' } })

/** The form of an area's records over what refers to them. */
const CreateDialog = ({ area, onCreated, onCancel }: CreatingProps) => {
  const { t } = useTranslation(area.name)
  const classes = useStyles()
  const [machine] = useState(() =>
    connectedForm(area, ({ record }) => {
      const { id, [area.title]: title } = record!
      keepReferred({ titles: { [id]: String(title) }, referred: { [id]: record! } })
    }),
  )
  const actor = useActorRef(machine, { input: { id: null } })
  useModalEnd()
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && onCancel()}>
      <DialogSurface className={classes.surface}>
        <DialogTitle>{t('create')}</DialogTitle>
        <RecordForm area={area} actor={actor} within={{ onSaved: onCreated, onCancel }} />
      </DialogSurface>
    </Dialog>
  )
}

export default CreateDialog
