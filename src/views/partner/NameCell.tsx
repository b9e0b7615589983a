import { makeStyles, tokens } from '@fluentui/react-components'
import type { partner } from '../../areas/parties/partner.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { usePicture } from '../../pages/fields/usePicture.ts'
import { Portrait } from '../../ui/Portrait.tsx'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalS, verticalAlign: 'middle' },
})

/** A partner as people know it: by its logo and its name. */
const NameCell = ({ row: { logoSmall, brandingName = '' } }: PartProps<OwnRow<typeof partner.fields>>['cell']) => (
  <span className={useStyles().root}>
    <Portrait name={brandingName} image={usePicture(logoSmall?.id ?? null).url} shape="square" />
    {brandingName}
  </span>
)

export default NameCell
