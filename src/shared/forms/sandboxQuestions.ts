import type { Definition, Words } from './definition.ts'

const said = (en: string, id: string, vi: string): Words => ({ en, id, vi })

/** What the sandbox of an insurer asks of every quotation; in the demo our own form asks the same. */
export const sandboxQuestions: Definition = {
  schema: 1,
  pages: [
    {
      id: 'questions',
      title: said('Questions of the insurer', 'Pertanyaan perusahaan asuransi', 'Câu hỏi của công ty bảo hiểm'),
      items: [
        {
          kind: 'section',
          id: 'quotation',
          title: said('Quotation', 'Penawaran', 'Báo giá'),
          columns: 2,
          items: [
            {
              kind: 'field',
              type: 'text',
              name: 'quotesCode',
              label: said('Quotation number', 'Nomor penawaran', 'Số báo giá'),
              max: 40,
              readOnly: true,
              key: true,
            },
            {
              kind: 'field',
              type: 'text',
              name: 'customer_name',
              label: said('Customer', 'Nasabah', 'Khách hàng'),
              max: 120,
              readOnly: true,
              personal: { days: 3650 },
            },
          ],
        },
        {
          kind: 'section',
          id: 'further',
          title: said('Further questions', 'Pertanyaan lanjutan', 'Câu hỏi bổ sung'),
          columns: 1,
          items: [
            {
              kind: 'field',
              type: 'flag',
              name: 'insuredBefore',
              label: said('Insured before', 'Pernah diasuransikan', 'Đã từng được bảo hiểm'),
            },
            {
              kind: 'field',
              type: 'text',
              name: 'insuredBy',
              label: said('By which insurer', 'Oleh perusahaan asuransi mana', 'Bởi công ty bảo hiểm nào'),
              max: 120,
              required: { field: 'insuredBefore', is: 'equal', value: true },
              visible: { field: 'insuredBefore', is: 'equal', value: true },
            },
            {
              kind: 'field',
              type: 'number',
              name: 'lossesInFiveYears',
              label: said(
                'Losses in the last five years',
                'Kerugian dalam lima tahun terakhir',
                'Số tổn thất trong năm năm qua',
              ),
              decimals: 0,
              min: 0,
              max: 99,
              required: true,
            },
            {
              kind: 'field',
              type: 'longText',
              name: 'circumstances',
              label: said('Special circumstances', 'Keadaan khusus', 'Tình tiết đặc biệt'),
              max: 1000,
            },
          ],
        },
      ],
    },
  ],
}
