import { Bone } from '../ui/Bone.tsx'
import { Section } from '../ui/Section.tsx'
import type { Section as AreaSection } from '../shared/area/types.ts'
import { usePageStyles } from './page.styles.ts'

/** The shape of a record's page while the record is awaited. */
export const SectionBones = ({
  sections,
  titleOf,
}: {
  sections: readonly AreaSection[]
  titleOf(id: string): string
}) => {
  const classes = usePageStyles()
  return (
    <div className={classes.page} aria-busy="true">
      {sections.map(({ id, fields }) => (
        <Section key={id} title={titleOf(id)}>
          <div className={classes.fields}>
            {fields.map((name) => (
              <Bone key={name} />
            ))}
          </div>
        </Section>
      ))}
    </div>
  )
}
