import type {
  Condition,
  Definition,
  FieldKind,
  FormFieldOf,
  FormItem,
  FormPage,
  Words,
} from '../../../shared/forms/definition.ts'
import { choice, said } from './words.ts'

const field = <K extends FieldKind>(
  type: K,
  name: string,
  label: Words,
  own: Omit<FormFieldOf<K>, 'kind' | 'type' | 'name' | 'label'>,
): FormFieldOf<K> => ({ kind: 'field', type, name, label, ...own }) as FormFieldOf<K>

const page = (id: string, title: Words, items: FormItem[]): FormPage => ({ id, title, items })
const asks = (...pages: FormPage[]): Definition => ({ schema: 1, pages })
const section = (id: string, title: Words, columns: 1 | 2, items: FormItem[], visible?: Condition): FormItem => ({
  kind: 'section',
  id,
  title,
  columns,
  items,
  ...(visible && { visible }),
})

const needed = { required: true } as const
const person = { ...needed, personal: { days: 3650 } } as const
const isYes = (name: string): Condition => ({ field: name, is: 'equal', value: true })

const insured = section('insured', said('Insured person', 'Tertanggung', 'Người được bảo hiểm'), 2, [
  field('text', 'fullName', said('Full name', 'Nama lengkap', 'Họ và tên'), {
    max: 120,
    rule: 'fullName',
    key: true,
    ...person,
  }),
  field('date', 'birthDate', said('Date of birth', 'Tanggal lahir', 'Ngày sinh'), { until: 0, ...person }),
  field('phone', 'phone', said('Phone number', 'Nomor telepon', 'Số điện thoại'), person),
  field('email', 'email', said('E-mail', 'Surel', 'Email'), { personal: { days: 3650 } }),
])

/** What a person declares of their health before a cover of their loan begins. */
export const healthDeclaration = asks(
  page('person', said('About you', 'Tentang Anda', 'Về bạn'), [
    insured,
    section('body', said('Body', 'Tubuh', 'Thể trạng'), 2, [
      field('number', 'height', said('Height (cm)', 'Tinggi badan (cm)', 'Chiều cao (cm)'), {
        decimals: 0,
        min: 50,
        max: 250,
        ...needed,
      }),
      field('number', 'weight', said('Weight (kg)', 'Berat badan (kg)', 'Cân nặng (kg)'), {
        decimals: 1,
        min: 2,
        max: 400,
        ...needed,
      }),
      field('calculated', 'bmi', said('Body mass index', 'Indeks massa tubuh', 'Chỉ số khối cơ thể'), {
        value: {
          op: 'divide',
          of: [
            { op: 'multiply', of: [{ field: 'weight' }, 10_000] },
            { op: 'multiply', of: [{ field: 'height' }, { field: 'height' }] },
          ],
        },
        shown: 'number',
        decimals: 1,
      }),
    ]),
  ]),
  page('health', said('Your health', 'Kesehatan Anda', 'Sức khỏe của bạn'), [
    field('flag', 'smokes', said('Do you smoke?', 'Apakah Anda merokok?', 'Bạn có hút thuốc không?'), {}),
    field('number', 'cigarettes', said('Cigarettes a day', 'Batang rokok per hari', 'Số điếu mỗi ngày'), {
      decimals: 0,
      min: 1,
      max: 200,
      visible: isYes('smokes'),
      ...needed,
    }),
    field(
      'options',
      'illnesses',
      said('Illnesses of the last five years', 'Penyakit lima tahun terakhir', 'Bệnh trong năm năm qua'),
      {
        options: [
          choice('heart', 'Heart and vessels', 'Jantung dan pembuluh darah', 'Tim mạch'),
          choice('diabetes', 'Diabetes', 'Diabetes', 'Tiểu đường'),
          choice('lungs', 'Lungs', 'Paru-paru', 'Phổi'),
          choice('cancer', 'Cancer', 'Kanker', 'Ung thư'),
          choice('other', 'Another illness', 'Penyakit lain', 'Bệnh khác'),
        ],
      },
    ),
    field('longText', 'treatment', said('Treatment', 'Perawatan', 'Điều trị'), {
      max: 1000,
      visible: { field: 'illnesses', is: 'filled' },
      ...needed,
    }),
    field('explanation', 'truth', said('Truth', 'Kebenaran', 'Trung thực'), {
      text: said(
        'What is declared wrongly may end the cover from its beginning.',
        'Pernyataan yang tidak benar dapat mengakhiri pertanggungan sejak awal.',
        'Khai báo sai có thể làm chấm dứt bảo hiểm từ đầu.',
      ),
    }),
    field('flag', 'declared', said('All of this is true', 'Semua ini benar', 'Tất cả điều này là đúng'), needed),
  ]),
)

/** What somebody claims whose flight was late or cancelled. */
export const travelDelay = asks(
  page('flight', said('The flight', 'Penerbangan', 'Chuyến bay'), [
    insured,
    section('delay', said('What happened', 'Apa yang terjadi', 'Điều gì đã xảy ra'), 2, [
      field('text', 'flightNumber', said('Flight number', 'Nomor penerbangan', 'Số hiệu chuyến bay'), {
        max: 8,
        rule: 'alphaNum',
        key: true,
        ...needed,
      }),
      field('date', 'flightDate', said('Date of the flight', 'Tanggal penerbangan', 'Ngày bay'), {
        until: 0,
        ...needed,
      }),
      field('option', 'cause', said('Reason', 'Alasan', 'Lý do'), {
        look: 'radio',
        options: [
          choice('delayed', 'Delayed', 'Terlambat', 'Bị trễ'),
          choice('cancelled', 'Cancelled', 'Dibatalkan', 'Bị hủy'),
          choice('missed', 'Connection missed', 'Ketinggalan sambungan', 'Lỡ chuyến nối'),
        ],
        ...needed,
      }),
      field('number', 'hours', said('Hours late', 'Jam keterlambatan', 'Số giờ trễ'), {
        decimals: 0,
        min: 1,
        max: 240,
        visible: { field: 'cause', is: 'equal', value: 'delayed' },
        ...needed,
      }),
    ]),
  ]),
  page('costs', said('Costs', 'Biaya', 'Chi phí'), [
    {
      kind: 'group',
      name: 'receipts',
      label: said('Receipts', 'Kuitansi', 'Hóa đơn'),
      min: 0,
      max: 20,
      look: 'table',
      items: [
        field('text', 'receiptFor', said('For what', 'Untuk apa', 'Cho việc gì'), { max: 120, ...needed }),
        field('money', 'receiptAmount', said('Amount', 'Jumlah', 'Số tiền'), {
          currency: 'IDR',
          nonZero: true,
          ...needed,
        }),
      ],
    },
    field('calculated', 'total', said('Total', 'Total', 'Tổng cộng'), {
      value: { sum: 'receiptAmount' },
      shown: 'money',
      decimals: 0,
      currency: 'IDR',
    }),
    field('file', 'papers', said('Receipts and boarding pass', 'Kuitansi dan pas naik', 'Hóa đơn và thẻ lên máy bay'), {
      kinds: ['image', 'pdf'],
      megabytes: 5,
      of: 'each',
      max: 10,
      ...needed,
    }),
  ]),
)

/** Where an amount is paid to; two languages are not there yet. */
export const payout: Definition = asks(
  page('payout', { en: 'Payout' }, [
    field('text', 'holder', { en: 'Account holder' }, { max: 120, rule: 'fullName', ...person }),
    field('text', 'account', { en: 'Account number' }, { max: 20, rule: 'digits', ...person }),
  ]),
)
