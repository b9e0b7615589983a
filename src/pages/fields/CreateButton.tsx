import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Area } from '../../shared/area/types.ts'
import { useMayOpen } from './areaOf.ts'
import { Creating } from './creating.ts'

/** Makes a record that is to be referred to over the form, which stays as it is; for who may make one. */
export const CreateButton = ({ area, onCreated }: { area: Area; onCreated(id: string): void }) => {
  const { t } = useTranslation('fields')
  const [asked, setAsked] = useState(false)
  const create = useContext(Creating)
  const mayCreate = useMayOpen()(`${area.route}/create`)
  if (!create || !mayCreate) return null
  return (
    <>
      <Button appearance="transparent" size="small" icon={<AddRegular />} onClick={() => setAsked(true)}>
        {t('createNew')}
      </Button>
      {asked && (
        <Suspense>
          {create({
            area,
            onCreated: (id) => {
              setAsked(false)
              onCreated(id)
            },
            onCancel: () => setAsked(false),
          })}
        </Suspense>
      )}
    </>
  )
}
