import type { FormField, FormSection, Words } from './definition.ts'

/** A section that many forms have, ready to be put into one. */
export interface Block {
  id: 'person' | 'address' | 'vehicle' | 'incident' | 'account' | 'payout'
  section: FormSection
}

const words = (en: string, id: string, vi: string): Words => ({ en, id, vi })

const section = (title: Words, items: readonly FormField[], columns: FormSection['columns'] = 2): FormSection => ({
  kind: 'section',
  id: 'section1',
  title,
  columns,
  items,
})

const asked = { kind: 'field', required: true } as const
const unasked = { kind: 'field' } as const

/** How long what is told of a person is kept. */
const kept = { personal: { days: 1825 } }

const accountFields: readonly FormField[] = [
  { ...asked, name: 'bankName', label: words('Bank', 'Bank', 'Ngân hàng'), type: 'text', max: 100 },
  {
    ...asked,
    ...kept,
    name: 'accountNumber',
    label: words('Account number', 'Nomor rekening', 'Số tài khoản'),
    help: words('Digits only', 'Hanya angka', 'Chỉ gồm chữ số'),
    type: 'text',
    min: 6,
    max: 20,
    rule: 'digits',
  },
  {
    ...asked,
    ...kept,
    name: 'accountHolder',
    label: words('Account holder', 'Pemilik rekening', 'Chủ tài khoản'),
    type: 'text',
    max: 100,
    rule: 'fullName',
  },
]

const person = section(words('Person', 'Data diri', 'Thông tin cá nhân'), [
  {
    ...asked,
    ...kept,
    name: 'fullName',
    label: words('Full name', 'Nama lengkap', 'Họ và tên'),
    help: words('As on the identity card', 'Sesuai kartu identitas', 'Như trên giấy tờ tùy thân'),
    type: 'text',
    max: 100,
    rule: 'fullName',
  },
  { ...asked, ...kept, name: 'phone', label: words('Phone number', 'Nomor telepon', 'Số điện thoại'), type: 'phone' },
  { ...asked, ...kept, name: 'email', label: words('E-mail address', 'Alamat surel', 'Địa chỉ email'), type: 'email' },
])

const address = section(words('Address', 'Alamat', 'Địa chỉ'), [
  {
    ...asked,
    ...kept,
    name: 'street',
    label: words('Street and number', 'Jalan dan nomor', 'Số nhà và tên đường'),
    type: 'longText',
    max: 300,
  },
  {
    ...asked,
    name: 'city',
    label: words('City or district', 'Kota atau kabupaten', 'Thành phố hoặc quận'),
    type: 'text',
    max: 100,
  },
  {
    ...unasked,
    name: 'postcode',
    label: words('Postcode', 'Kode pos', 'Mã bưu chính'),
    type: 'text',
    min: 5,
    max: 6,
    rule: 'digits',
  },
  { ...asked, name: 'country', label: words('Country', 'Negara', 'Quốc gia'), type: 'country' },
])

const vehicle = section(words('Vehicle', 'Kendaraan', 'Phương tiện'), [
  {
    ...asked,
    name: 'plate',
    label: words('Number plate', 'Nomor polisi kendaraan', 'Biển số xe'),
    type: 'text',
    max: 15,
    rule: 'plate',
    key: true,
  },
  { ...asked, name: 'brand', label: words('Make', 'Merek', 'Hãng xe'), type: 'text', max: 60 },
  { ...asked, name: 'model', label: words('Model', 'Model', 'Dòng xe'), type: 'text', max: 60 },
  {
    ...asked,
    name: 'builtIn',
    label: words('Year of manufacture', 'Tahun pembuatan', 'Năm sản xuất'),
    type: 'number',
    decimals: 0,
    min: 1950,
    max: 2100,
  },
])

const incident = section(words('Incident', 'Kejadian', 'Sự việc'), [
  {
    ...asked,
    name: 'incidentDate',
    label: words('Date of the incident', 'Tanggal kejadian', 'Ngày xảy ra sự việc'),
    type: 'date',
    until: 0,
    key: true,
  },
  {
    ...unasked,
    name: 'incidentTime',
    label: words('Time of the incident', 'Waktu kejadian', 'Giờ xảy ra sự việc'),
    type: 'time',
  },
  { ...asked, name: 'incidentPlace', label: words('Place', 'Tempat', 'Địa điểm'), type: 'text', max: 200 },
  {
    ...asked,
    name: 'incidentStory',
    label: words('What happened', 'Apa yang terjadi', 'Diễn biến sự việc'),
    type: 'longText',
    max: 2000,
    min: 20,
  },
])

const account = section(words('Bank account', 'Rekening bank', 'Tài khoản ngân hàng'), accountFields)

const byTransfer = { field: 'payoutBy', is: 'equal', value: 'transfer' } as const

const payout = section(words('Payout', 'Pembayaran manfaat', 'Chi trả'), [
  {
    ...asked,
    name: 'payoutAmount',
    label: words('Amount asked for', 'Jumlah yang diminta', 'Số tiền yêu cầu'),
    type: 'money',
    currency: 'IDR',
    min: 1,
    key: true,
  },
  {
    ...asked,
    name: 'payoutBy',
    label: words('Paid by', 'Dibayar melalui', 'Hình thức chi trả'),
    type: 'option',
    look: 'radio',
    options: [
      { value: 'transfer', label: words('Bank transfer', 'Transfer bank', 'Chuyển khoản') },
      { value: 'workshop', label: words('To the workshop', 'Ke bengkel', 'Trả cho xưởng sửa chữa') },
    ],
  },
  ...accountFields.map((field) => ({ ...field, visible: byTransfer })),
])

/** A part that a house keeps under a name: as text, as it would be in the clipboard. */
export interface OwnBlock {
  id: string
  name: string
  fragment: string
}

/** By which a text of the clipboard is known for parts of a form. */
export const fragmentMark = 'covergate.form.parts'

/** That a house keeps. */
export const mostBlocks = 100

export const blocks: readonly Block[] = [
  { id: 'person', section: person },
  { id: 'address', section: address },
  { id: 'vehicle', section: vehicle },
  { id: 'incident', section: incident },
  { id: 'account', section: account },
  { id: 'payout', section: payout },
]
