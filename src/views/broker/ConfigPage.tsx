import { useTranslation } from 'react-i18next'
import type { broker } from '../../areas/parties/broker.ts'
import ActionButtons from '../../pages/actions/ActionButtons.tsx'
import { FieldValue } from '../../pages/fields/FieldValue.tsx'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { FieldList } from '../../ui/fields/FieldList.tsx'
import { Panel } from '../../ui/Panel.tsx'

/** What a broker earns and which taxes and settlements go with it, and changing that. */
const ConfigPage = ({ area, record, onChanged }: PartProps<OwnRow<typeof broker.fields>>['page']) => {
  const { t } = useTranslation('broker')
  if (!record) return null
  const { configure } = area.actions!
  return (
    <Panel
      title={t('sections.config')}
      aside={<ActionButtons area={area} record={record} page="config" onChanged={(answer) => onChanged?.(answer)} />}
    >
      <FieldList
        items={Object.entries(configure!.input!).map(([name, field]) => ({
          id: name,
          label: t(`fields.${name}`),
          value: (
            <FieldValue field={field} name={name} namespace="broker" value={Reflect.get(record, name)} place="form" />
          ),
        }))}
      />
    </Panel>
  )
}

export default ConfigPage
