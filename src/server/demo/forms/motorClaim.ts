import { banks } from '../banks.ts'
import type { Condition, Definition, FormField, FormPage } from '../../../shared/forms/definition.ts'
import { choice, said } from './words.ts'

const isTheft: Condition = { field: 'cause', is: 'equal', value: 'theft' }
const isReported: Condition = { field: 'reported', is: 'equal', value: 'yes' }
const isOtherDriver: Condition = { field: 'driver', is: 'equal', value: 'other' }
const isToAccount: Condition = { field: 'payout', is: 'equal', value: 'account' }
/** From this amount on somebody looks at the vehicle. */
const isSurveyed: Condition = { field: 'total', is: 'atLeast', value: 10_000_000 }

const yesOrNo = [choice('yes', 'Yes', 'Ya', 'Có'), choice('no', 'No', 'Tidak', 'Không')]

const policy: FormField[] = [
  {
    kind: 'field',
    name: 'policyNumber',
    type: 'text',
    max: 30,
    readOnly: true,
    key: true,
    label: said('Policy number', 'Nomor polis', 'Số hợp đồng'),
  },
  {
    kind: 'field',
    name: 'insured',
    type: 'text',
    max: 80,
    readOnly: true,
    personal: { days: 3650 },
    label: said('Insured', 'Tertanggung', 'Người được bảo hiểm'),
  },
  {
    kind: 'field',
    name: 'plate',
    type: 'text',
    max: 12,
    rule: 'plateIndonesian',
    required: true,
    key: true,
    label: said('Licence plate', 'Nomor polisi', 'Biển số xe'),
    help: said(
      'As on the registration, such as B 1234 XYZ.',
      'Seperti pada STNK, misalnya B 1234 XYZ.',
      'Như trên đăng ký xe, ví dụ B 1234 XYZ.',
    ),
  },
  {
    kind: 'field',
    name: 'mileage',
    type: 'number',
    decimals: 0,
    min: 0,
    max: 2_000_000,
    unit: said('km', 'km', 'km'),
    label: said('Mileage', 'Jarak tempuh', 'Số km đã đi'),
  },
]

const event: FormField[] = [
  {
    kind: 'field',
    name: 'cause',
    type: 'option',
    look: 'list',
    required: true,
    key: true,
    label: said('What happened?', 'Apa yang terjadi?', 'Chuyện gì đã xảy ra?'),
    options: [
      choice('collision', 'Collision', 'Tabrakan', 'Va chạm'),
      choice('theft', 'Theft', 'Pencurian', 'Trộm cắp'),
      choice('flood', 'Flood', 'Banjir', 'Ngập nước'),
      choice('glass', 'Broken glass', 'Kaca pecah', 'Vỡ kính'),
    ],
  },
  {
    kind: 'field',
    name: 'place',
    type: 'text',
    max: 120,
    required: true,
    label: said('Where?', 'Di mana?', 'Ở đâu?'),
    help: said('Street and town.', 'Jalan dan kota.', 'Đường và thành phố.'),
  },
  {
    kind: 'field',
    name: 'happenedOn',
    type: 'date',
    from: -365,
    until: 0,
    required: true,
    key: true,
    label: said('On which day?', 'Tanggal berapa?', 'Vào ngày nào?'),
  },
  {
    kind: 'field',
    name: 'happenedAt',
    type: 'time',
    label: said('At what time, about?', 'Sekitar pukul berapa?', 'Khoảng mấy giờ?'),
  },
  {
    kind: 'field',
    name: 'account',
    type: 'longText',
    max: 2000,
    min: 20,
    required: true,
    label: said('Please describe it', 'Mohon ceritakan', 'Vui lòng mô tả'),
    help: said(
      'What you did, what others did, and what was damaged.',
      'Apa yang Anda lakukan, apa yang dilakukan pihak lain, dan apa yang rusak.',
      'Bạn đã làm gì, người khác đã làm gì, và những gì bị hư hại.',
    ),
  },
]

const driver: FormField[] = [
  {
    kind: 'field',
    name: 'driver',
    type: 'option',
    look: 'radio',
    required: true,
    label: said('Who was driving?', 'Siapa yang mengemudi?', 'Ai đã lái xe?'),
    options: [
      choice('insured', 'The insured', 'Tertanggung', 'Người được bảo hiểm'),
      choice('other', 'Somebody else', 'Orang lain', 'Người khác'),
      choice('nobody', 'Nobody, it was parked', 'Tidak ada, sedang diparkir', 'Không ai, xe đang đỗ'),
    ],
  },
  {
    kind: 'field',
    name: 'driverName',
    type: 'text',
    max: 80,
    rule: 'fullName',
    required: true,
    visible: isOtherDriver,
    personal: { days: 3650 },
    label: said('Name of the driver', 'Nama pengemudi', 'Tên người lái xe'),
  },
  {
    kind: 'field',
    name: 'reported',
    type: 'option',
    look: 'radio',
    required: isTheft,
    label: said('Was it reported to the police?', 'Sudah dilaporkan ke polisi?', 'Đã báo cảnh sát chưa?'),
    help: said(
      'After a theft we need the report.',
      'Untuk pencurian kami memerlukan laporan.',
      'Nếu bị trộm, chúng tôi cần biên bản.',
    ),
    options: yesOrNo,
  },
  {
    kind: 'field',
    name: 'reportNumber',
    type: 'text',
    max: 40,
    required: true,
    visible: isReported,
    label: said('Number of the report', 'Nomor laporan', 'Số biên bản'),
  },
]

const accident: FormPage = {
  id: 'accident',
  title: said('The accident', 'Kejadian', 'Sự cố'),
  items: [
    {
      kind: 'field',
      name: 'welcome',
      type: 'explanation',
      label: said('We are sorry that this happened', 'Kami turut prihatin', 'Chúng tôi rất tiếc về sự cố này'),
      text: said(
        'Please answer what you can: it takes about five minutes. You will see everything once more before you send it.',
        'Jawablah yang Anda ketahui: perlu sekitar lima menit. Semuanya ditampilkan sekali lagi sebelum Anda kirim.',
        'Hãy trả lời những gì bạn biết: mất khoảng năm phút. Bạn sẽ xem lại tất cả một lần nữa trước khi gửi.',
      ),
    },
    {
      kind: 'section',
      id: 'policy',
      title: said('Policy and vehicle', 'Polis dan kendaraan', 'Hợp đồng và xe'),
      columns: 2,
      items: policy,
    },
    {
      kind: 'section',
      id: 'event',
      title: said('What happened', 'Yang terjadi', 'Diễn biến'),
      columns: 2,
      items: event,
    },
    {
      kind: 'section',
      id: 'people',
      title: said('Driver and police', 'Pengemudi dan polisi', 'Người lái xe và cảnh sát'),
      columns: 2,
      items: driver,
    },
  ],
}

const damage: FormPage = {
  id: 'damage',
  title: said('Damage and payment', 'Kerusakan dan pembayaran', 'Thiệt hại và thanh toán'),
  items: [
    {
      kind: 'group',
      name: 'damages',
      label: said('Damaged part', 'Bagian yang rusak', 'Bộ phận hư hại'),
      help: said(
        'One row for each part, with what its repair costs by the estimate of the garage.',
        'Satu baris untuk setiap bagian, dengan biaya perbaikan menurut perkiraan bengkel.',
        'Mỗi bộ phận một dòng, với chi phí sửa chữa theo báo giá của xưởng.',
      ),
      min: 1,
      max: 20,
      look: 'table',
      items: [
        {
          kind: 'field',
          name: 'part',
          type: 'option',
          look: 'list',
          required: true,
          label: said('Part', 'Bagian', 'Bộ phận'),
          options: [
            choice('bumper', 'Bumper', 'Bumper', 'Cản xe'),
            choice('door', 'Door', 'Pintu', 'Cửa xe'),
            choice('windscreen', 'Windscreen', 'Kaca depan', 'Kính chắn gió'),
            choice('engine', 'Engine', 'Mesin', 'Động cơ'),
            choice('other', 'Another part', 'Bagian lain', 'Bộ phận khác'),
          ],
        },
        {
          kind: 'field',
          name: 'which',
          type: 'text',
          max: 60,
          required: true,
          visible: { field: 'part', is: 'equal', value: 'other' },
          label: said('Which one', 'Bagian apa', 'Bộ phận nào'),
        },
        {
          kind: 'field',
          name: 'count',
          type: 'number',
          decimals: 0,
          min: 1,
          max: 20,
          required: true,
          label: said('Pieces', 'Jumlah', 'Số lượng'),
        },
        {
          kind: 'field',
          name: 'price',
          type: 'money',
          currency: 'IDR',
          min: 0,
          max: 2_000_000_000,
          required: true,
          label: said('Price of one', 'Harga satuan', 'Đơn giá'),
        },
        {
          kind: 'field',
          name: 'cost',
          type: 'calculated',
          value: { op: 'multiply', of: [{ field: 'count' }, { field: 'price' }] },
          shown: 'money',
          currency: 'IDR',
          decimals: 0,
          label: said('Cost', 'Biaya', 'Chi phí'),
        },
      ],
    },
    {
      kind: 'section',
      id: 'reckoning',
      title: said('What it comes to', 'Perhitungan', 'Tổng cộng'),
      columns: 3,
      items: [
        {
          kind: 'field',
          name: 'total',
          type: 'calculated',
          value: { sum: 'cost' },
          shown: 'money',
          currency: 'IDR',
          decimals: 0,
          key: true,
          label: said('Repair cost', 'Biaya perbaikan', 'Chi phí sửa chữa'),
        },
        {
          kind: 'field',
          name: 'excess',
          type: 'calculated',
          value: { op: 'most', of: [300_000, { op: 'multiply', of: [{ field: 'total' }, 0.05] }] },
          shown: 'money',
          currency: 'IDR',
          decimals: 0,
          label: said('Your own share', 'Risiko sendiri', 'Mức khấu trừ'),
          help: said(
            '5 percent of the cost, Rp 300.000 at least.',
            '5 persen dari biaya, paling sedikit Rp 300.000.',
            '5 phần trăm chi phí, ít nhất Rp 300.000.',
          ),
        },
        {
          kind: 'field',
          name: 'payable',
          type: 'calculated',
          value: { op: 'most', of: [0, { op: 'subtract', of: [{ field: 'total' }, { field: 'excess' }] }] },
          shown: 'money',
          currency: 'IDR',
          decimals: 0,
          label: said('Likely payment', 'Perkiraan pembayaran', 'Dự kiến được trả'),
        },
      ],
    },
    {
      kind: 'section',
      id: 'survey',
      title: said('Survey', 'Survei', 'Giám định'),
      columns: 2,
      visible: isSurveyed,
      items: [
        {
          kind: 'field',
          name: 'survey',
          type: 'dateRange',
          from: 0,
          until: 30,
          required: true,
          label: said(
            'When may we look at the vehicle?',
            'Kapan kendaraan dapat kami periksa?',
            'Khi nào chúng tôi có thể xem xe?',
          ),
          help: said(
            'From Rp 10.000.000 on a surveyor comes.',
            'Mulai Rp 10.000.000 surveyor akan datang.',
            'Từ Rp 10.000.000 sẽ có giám định viên đến.',
          ),
        },
        {
          kind: 'field',
          name: 'garage',
          type: 'text',
          max: 120,
          required: true,
          label: said('Where is it now?', 'Di mana kendaraannya sekarang?', 'Xe hiện ở đâu?'),
        },
      ],
    },
    {
      kind: 'section',
      id: 'evidence',
      title: said('Evidence', 'Bukti', 'Bằng chứng'),
      columns: 1,
      items: [
        {
          kind: 'field',
          name: 'scene',
          type: 'photo',
          megabytes: 5,
          max: 4,
          label: said('Photos of the vehicle', 'Foto kendaraan', 'Ảnh chụp xe'),
        },
        {
          kind: 'field',
          name: 'photos',
          type: 'file',
          kinds: ['image', 'pdf'],
          megabytes: 5,
          of: 'each',
          max: 8,
          required: isSurveyed,
          label: said('Estimate and other papers', 'Perkiraan biaya dan dokumen lain', 'Báo giá và giấy tờ khác'),
        },
      ],
    },
    {
      kind: 'section',
      id: 'payment',
      title: said('Payment and contact', 'Pembayaran dan kontak', 'Thanh toán và liên hệ'),
      columns: 2,
      items: [
        {
          kind: 'field',
          name: 'payout',
          type: 'option',
          look: 'radio',
          required: true,
          label: said('Who shall be paid?', 'Siapa yang dibayar?', 'Trả cho ai?'),
          options: [
            choice('garage', 'The garage', 'Bengkel', 'Xưởng sửa xe'),
            choice('account', 'My bank account', 'Rekening bank saya', 'Tài khoản ngân hàng của tôi'),
          ],
        },
        {
          kind: 'field',
          name: 'bankAccount',
          type: 'bankAccount',
          required: true,
          visible: isToAccount,
          personal: { days: 3650 },
          label: said('Your bank account', 'Rekening bank Anda', 'Tài khoản ngân hàng của bạn'),
          options: banks.map(([code, name, min, max]) => ({ value: code, label: said(name, name, name), min, max })),
        },
        {
          kind: 'field',
          name: 'phone',
          type: 'phone',
          required: true,
          personal: { days: 3650 },
          label: said('Phone', 'Telepon', 'Điện thoại'),
        },
        {
          kind: 'field',
          name: 'copies',
          type: 'emails',
          max: 5,
          label: said('Send a copy to', 'Kirim salinan ke', 'Gửi bản sao đến'),
          help: said(
            'Several addresses are parted by commas.',
            'Beberapa alamat dipisahkan dengan koma.',
            'Nhiều địa chỉ cách nhau bằng dấu phẩy.',
          ),
        },
        {
          kind: 'field',
          name: 'signature',
          type: 'signature',
          personal: { days: 3650 },
          label: said('Signature', 'Tanda tangan', 'Chữ ký'),
        },
      ],
    },
    {
      kind: 'section',
      id: 'declaration',
      title: said('Declaration', 'Pernyataan', 'Tờ khai'),
      columns: 1,
      items: [
        {
          kind: 'field',
          name: 'terms',
          type: 'explanation',
          label: {},
          text: said(
            'What I have answered is true and complete. I know that wrong answers may cost me the cover of this claim.',
            'Jawaban saya benar dan lengkap. Saya tahu bahwa jawaban yang salah dapat membuat klaim ini tidak ditanggung.',
            'Những gì tôi trả lời là đúng và đầy đủ. Tôi biết rằng câu trả lời sai có thể khiến yêu cầu bồi thường này không được chi trả.',
          ),
        },
        {
          kind: 'field',
          name: 'agreed',
          type: 'flag',
          required: true,
          label: said('I agree', 'Saya setuju', 'Tôi đồng ý'),
        },
      ],
    },
  ],
}

/** Motor claim: two pages, rows that are added up, a survey that the sum decides about. */
export const motorClaim: Definition = { schema: 1, pages: [accident, damage] }

/** What is known of the policy that it is about. */
export const motorClaimKnown = { policyNumber: 'MTR-2026-004817', insured: 'Siti Rahmawati' }
