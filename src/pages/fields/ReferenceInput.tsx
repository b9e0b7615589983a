import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { FieldOf } from '../../../machines/fields/fields.ts'
import { type InputProps, textOf } from '../../ui/fields/input.ts'
import { areaOf } from './areaOf.ts'
import { CreateButton } from './CreateButton.tsx'
import { Finder } from './Finder.tsx'
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
  const titles = useTitles(id ? { [area.id]: [id] } : {})
  const title = id && (titles[id] ?? t('unseen'))
  return (
    <div className={classes.root}>
      <div className={classes.line}>
        <Finder
          area={area}
          beginning={field.beginning}
          filter={field.filter}
          name={name}
          disabled={disabled}
          chosen={{ ids: id ? [id] : [], text: title }}
          onChoose={onChange}
          onBlur={onBlur}
        />
        {id && titles[id] !== undefined && <RecordLink area={area} id={id} title={title} />}
      </div>
      {!disabled && <CreateButton area={area} onCreated={onChange} />}
    </div>
  )
}
