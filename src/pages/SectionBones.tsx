import { useTranslation } from 'react-i18next'
import type { Area } from '../shared/area/types.ts'
import { Bone } from '../ui/Bone.tsx'
import { Panel } from '../ui/Panel.tsx'
import { usePageStyles } from './page.styles.ts'

/** The shape of a record's sections while the record is awaited. */
export const SectionBones = ({ area }: { area: Area }) => {
  const { t } = useTranslation(area.name)
  const classes = usePageStyles()
  return area.sections.flatMap(({ id, fields, apart }) =>
    apart ? (
      []
    ) : (
      <Panel key={id} title={t(`${area.name}:sections.${id}`)}>
        <div className={classes.fields}>
          {fields.map((name) => (
            <Bone key={name} />
          ))}
        </div>
      </Panel>
    ),
  )
}
