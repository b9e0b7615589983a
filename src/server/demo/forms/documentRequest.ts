import type { Definition } from '../../../shared/forms/definition.ts'
import { choice, said } from './words.ts'

/** What a colleague says who needs a document of a policy. */
export const documentRequest: Definition = {
  schema: 1,
  pages: [
    {
      id: 'request',
      title: said('Which document?', 'Dokumen yang mana?', 'Giấy tờ nào?'),
      items: [
        {
          kind: 'field',
          type: 'text',
          name: 'policyNumber',
          label: said('Policy number', 'Nomor polis', 'Số hợp đồng'),
          max: 40,
          required: true,
          key: true,
        },
        {
          kind: 'field',
          type: 'option',
          name: 'document',
          label: said('Document', 'Dokumen', 'Giấy tờ'),
          look: 'radio',
          options: [
            choice('certificate', 'Certificate of cover', 'Sertifikat pertanggungan', 'Giấy chứng nhận bảo hiểm'),
            choice('copy', 'Copy of the policy', 'Salinan polis', 'Bản sao hợp đồng'),
            choice('receipt', 'Receipt of the premium', 'Kuitansi premi', 'Biên nhận phí bảo hiểm'),
          ],
          required: true,
          key: true,
        },
        {
          kind: 'field',
          type: 'option',
          name: 'language',
          label: said('In which language?', 'Dalam bahasa apa?', 'Bằng ngôn ngữ nào?'),
          look: 'list',
          options: [
            choice('en', 'English', 'Inggris', 'Tiếng Anh'),
            choice('id', 'Indonesian', 'Indonesia', 'Tiếng Indonesia'),
            choice('vi', 'Vietnamese', 'Vietnam', 'Tiếng Việt'),
          ],
          required: true,
        },
        {
          kind: 'field',
          type: 'date',
          name: 'neededOn',
          label: said('Needed on', 'Diperlukan pada', 'Cần vào ngày'),
          from: 0,
        },
      ],
    },
  ],
}
