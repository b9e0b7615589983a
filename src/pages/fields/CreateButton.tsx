import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { declarationOf } from '../../areas/outlines.ts'
import type { Outline } from '../../shared/area/outline.ts'
import type { Area } from '../../shared/area/types.ts'
import { notify } from '../../ui/snackbar/snackbar.ts'
import { useMayOpen } from '../../data/person.ts'
import { Creating } from './creating.ts'

/** Makes a record that is to be referred to over the form, which stays as it is; for who may make one. */
export const CreateButton = ({ area, onCreated }: { area: Outline; onCreated(id: string): void }) => {
  const { t } = useTranslation(['fields', 'common'])
  const [asked, setAsked] = useState<Area | null>(null)
  const create = useContext(Creating)
  const mayCreate = useMayOpen()(`${area.route}/create`)
  if (!create || !mayCreate) return null
  const ask = () =>
    void declarationOf(area).then(setAsked, () => notify({ kind: 'error', text: t('common:snackbar.unreachable') }))
  return (
    <>
      <Button appearance="transparent" size="small" icon={<AddRegular />} onClick={ask}>
        {t('createNew')}
      </Button>
      {asked && (
        <Suspense>
          {create({
            area: asked,
            onCreated: (id) => {
              setAsked(null)
              onCreated(id)
            },
            onCancel: () => setAsked(null),
          })}
        </Suspense>
      )}
    </>
  )
}
