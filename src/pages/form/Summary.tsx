import { Button } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { formFields } from '../../shared/area/names.ts'
import type { Area, Section } from '../../shared/area/types.ts'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FieldValue } from '../fields/FieldValue.tsx'
import { isWide } from '../fields/isWide.ts'
import { useKeptTitles } from '../fields/referred.ts'
import type { Values } from './form.types.ts'
import type { Steps } from './steps.ts'
import { useIdle } from './useIdle.ts'

interface SummaryProps {
  area: Area
  /** At each step one. */
  sections: readonly Section[]
  steps: Steps
  values: Values
  currency: string | undefined
}

/** All that was typed, each section with the way back to it. */
export const Summary = ({ area, sections, steps, values, currency }: SummaryProps) => {
  const { t } = useTranslation([area.name, 'form'])
  const titles = useKeptTitles()
  const typed = formFields(area)
  const isIdle = useIdle(area)
  return sections.map(({ id, fields }, index) => {
    const title = t(`${area.name}:sections.${id}`)
    const edit = t('form:steps.edit')
    return (
      <Panel
        key={id}
        title={title}
        aside={
          <Button size="small" aria-label={`${edit}: ${title}`} onClick={() => steps.go(index)}>
            {edit}
          </Button>
        }
      >
        <FieldList
          title={title}
          items={fields
            .filter((name) => typed.includes(name) && !isIdle(name, values))
            .map((name) => ({
              id: name,
              label: t(`${area.name}:fields.${name}`),
              isWide: isWide(area.fields[name]!),
              value: (
                <FieldValue
                  field={area.fields[name]!}
                  name={name}
                  namespace={area.name}
                  value={values[name]}
                  place="form"
                  currency={currency}
                  titles={titles}
                />
              ),
            }))}
        />
      </Panel>
    )
  })
}
