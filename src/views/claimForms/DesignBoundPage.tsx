import type { claimForm } from '../../areas/forms/claimForm.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { NewestDesign } from '../forms/NewestDesign.tsx'

const DesignBoundPage = ({ record }: PartProps<OwnRow<typeof claimForm.fields>>['page']) =>
  record && <NewestDesign form={record.form} />

export default DesignBoundPage
