import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '../../data/person.ts'
import type { Outline } from '../../shared/area/outline.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { areaOf } from './areaOf.ts'
import type { Shown } from './shown.ts'

/** Leads to the record that it names, where the reader may see it. */
const RecordName = ({ area, id, title }: { area: Outline; id: string; title: string | undefined }) => {
  const { t } = useTranslation('fields')
  const path = `${area.route}/${id}`
  const mayOpen = useMayOpen()
  if (title === undefined) return t('unseen')
  return mayOpen(path) ? <TextLink to={path}>{title}</TextLink> : title
}

export const ReferenceValue = ({ field, value, titles }: Shown<'reference'>) => {
  const id = value as string
  return <RecordName area={areaOf(field)} id={id} title={titles?.[id]} />
}

export const ReferencesValue = ({ field, value, titles }: Shown<'references'>) => {
  const area = areaOf(field)
  return (value as string[]).map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <RecordName area={area} id={id} title={titles?.[id]} />
    </Fragment>
  ))
}
