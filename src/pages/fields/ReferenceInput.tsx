import { makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, textOf } from '../../ui/fields/input.ts'
import { areaOf } from './areaOf.ts'
import { CreateButton } from './CreateButton.tsx'
import { Finder } from './Finder.tsx'
import { useOwner } from './owner.ts'
import { RecordLink } from './RecordLink.tsx'
import { useTitles } from './useTitles.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXS, justifyItems: 'start' },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, width: '100%' },
})

/** One record, found by what it is called or made on the spot. */
export const ReferenceInput = (props: InputProps<FieldOf<'reference'>>) => {
  const { field, name, value, disabled, onChange, onBlur } = props
  const { t } = useTranslation('fields')
  const classes = useStyles()
  const area = areaOf(field)
  const id = textOf(value)
  const narrowed = JSON.stringify({ filter: field.filter, only: field.only })
  // Another list is asked for where what it is narrowed by is another, not whenever that is told again.
  const { filter, only } = useMemo(
    () => JSON.parse(narrowed) as Pick<FieldOf<'reference'>, 'filter' | 'only'>,
    [narrowed],
  )
  const titles = useTitles(id ? { [area.id]: [id] } : {})
  const title = id && (titles[id] ?? t('unseen'))
  return (
    <div className={classes.root}>
      <div className={classes.line}>
        <Finder
          area={area}
          beginning={field.beginning}
          filter={filter}
          only={only}
          owner={useOwner(field)}
          name={name}
          disabled={disabled}
          chosen={{ ids: id ? [id] : [], text: title }}
          onChoose={onChange}
          onBlur={onBlur}
        />
        {id && titles[id] !== undefined && <RecordLink area={area} id={id} title={title} />}
      </div>
      {!disabled && !field.only && <CreateButton area={area} onCreated={onChange} />}
    </div>
  )
}
