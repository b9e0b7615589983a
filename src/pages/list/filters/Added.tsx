import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { FieldInput } from '../../fields/FieldInput.tsx'
import type { FilterProps } from './filter.ts'

const useStyles = makeStyles({ root: { display: 'grid', gap: tokens.spacingVerticalXS, justifyItems: 'stretch' } })

/** What is chosen one by one with the field's own input; each is taken away by a click. */
export const Added = ({
  field,
  value = [],
  nameOf,
  onChange,
}: FilterProps<string[]> & { nameOf(one: string): string }) => {
  const { t } = useTranslation('list')
  const classes = useStyles()
  const without = (one: string) => value.filter((other) => other !== one)
  return (
    <div className={classes.root}>
      {value.map((one) => (
        <Button
          key={one}
          size="small"
          icon={<DismissRegular />}
          iconPosition="after"
          aria-label={t('filters.remove', { filter: nameOf(one) })}
          onClick={() => onChange(value.length > 1 ? without(one) : null)}
        >
          {nameOf(one)}
        </Button>
      ))}
      {field && (
        <FieldInput
          key={value.length}
          field={{ ...field, required: false }}
          name="added"
          label={t('filters.choose')}
          value={null}
          onChange={(one) => typeof one === 'string' && onChange([...without(one), one])}
        />
      )}
    </div>
  )
}
