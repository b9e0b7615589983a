import { useTranslation } from 'react-i18next'
import type { PartProps } from '../../pages/parts.ts'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { FieldValue } from '../../pages/fields/FieldValue.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** What a broker earns and which taxes and settlements go with it. */
const ConfigPage = ({ area, record }: PartProps['page']) => {
  const { t } = useTranslation('broker')
  const { fields } = area.sections.find(({ id }) => id === 'config')!
  return (
    <Panel title={t('sections.config')}>
      <FieldList
        items={fields.map((name) => ({
          id: name,
          label: t(`fields.${name}`),
          value: (
            <FieldValue field={area.fields[name]!} name={name} namespace="broker" value={record![name]} place="form" />
          ),
        }))}
      />
    </Panel>
  )
}

export default ConfigPage
