import type { ledgerEntry } from '../../areas/finance/ledgerEntry.ts'
import type { OwnRow, PartProps } from '../../pages/parts.ts'
import { Subject } from './Subject.tsx'

const SubjectCell = ({ row: { subject = '', area, caseId } }: PartProps<OwnRow<typeof ledgerEntry.fields>>['cell']) => (
  <Subject subject={subject} area={area} caseId={caseId} />
)

export default SubjectCell
