import type { Condition, FormItem } from '../../../shared/forms/definition.ts'
import { asks, choice, contact, field, isOne, named, needed, page, personal, said, section, table } from './builders.ts'
import { bankAccount } from './common.ts'

const isTheft = isOne('cause', 'theft')
/** From this amount on somebody looks at the vehicle. */
const isSurveyed: Condition = { field: 'total', is: 'atLeast', value: 10_000_000 }

const yesOrNo = [choice('yes', 'Yes', 'Ya', 'Có'), choice('no', 'No', 'Tidak', 'Không')]

const accident = page('accident', said('The accident', 'Kejadian', 'Sự cố'), [
  field(
    'explanation',
    'welcome',
    said('We are sorry that this happened', 'Kami turut prihatin', 'Chúng tôi rất tiếc về sự cố này'),
    {
      text: said(
        'Please answer what you can: it takes about five minutes. You will see everything once more before you send it.',
        'Jawablah yang Anda ketahui: perlu sekitar lima menit. Semuanya ditampilkan sekali lagi sebelum Anda kirim.',
        'Hãy trả lời những gì bạn biết: mất khoảng năm phút. Bạn sẽ xem lại tất cả một lần nữa trước khi gửi.',
      ),
    },
  ),
  section('policy', said('Policy and vehicle', 'Polis dan kendaraan', 'Hợp đồng và xe'), 2, [
    field('text', 'policyNumber', said('Policy number', 'Nomor polis', 'Số hợp đồng'), {
      max: 30,
      readOnly: true,
      key: true,
    }),
    field('text', 'insured', said('Insured', 'Tertanggung', 'Người được bảo hiểm'), {
      max: 80,
      readOnly: true,
      ...personal,
    }),
    field('text', 'plate', said('Licence plate', 'Nomor polisi', 'Biển số xe'), {
      max: 12,
      rule: 'plateIndonesian',
      key: true,
      help: said(
        'As on the registration, such as B 1234 XYZ.',
        'Seperti pada STNK, misalnya B 1234 XYZ.',
        'Như trên đăng ký xe, ví dụ B 1234 XYZ.',
      ),
      ...needed,
    }),
    field('number', 'mileage', said('Mileage', 'Jarak tempuh', 'Số km đã đi'), {
      decimals: 0,
      min: 0,
      max: 2_000_000,
      unit: named('km'),
    }),
  ]),
  section('event', said('What happened', 'Yang terjadi', 'Diễn biến'), 2, [
    field('option', 'cause', said('What happened?', 'Apa yang terjadi?', 'Chuyện gì đã xảy ra?'), {
      look: 'list',
      key: true,
      options: [
        choice('collision', 'Collision', 'Tabrakan', 'Va chạm'),
        choice('theft', 'Theft', 'Pencurian', 'Trộm cắp'),
        choice('flood', 'Flood', 'Banjir', 'Ngập nước'),
        choice('glass', 'Broken glass', 'Kaca pecah', 'Vỡ kính'),
      ],
      ...needed,
    }),
    field('text', 'place', said('Where?', 'Di mana?', 'Ở đâu?'), {
      max: 120,
      help: said('Street and town.', 'Jalan dan kota.', 'Đường và thành phố.'),
      ...needed,
    }),
    field('date', 'happenedOn', said('On which day?', 'Tanggal berapa?', 'Vào ngày nào?'), {
      from: -365,
      until: 0,
      ...needed,
    }),
    field('time', 'happenedAt', said('At what time, about?', 'Sekitar pukul berapa?', 'Khoảng mấy giờ?'), {}),
    field('longText', 'account', said('Please describe it', 'Mohon ceritakan', 'Vui lòng mô tả'), {
      max: 2000,
      min: 20,
      help: said(
        'What you did, what others did, and what was damaged.',
        'Apa yang Anda lakukan, apa yang dilakukan pihak lain, dan apa yang rusak.',
        'Bạn đã làm gì, người khác đã làm gì, và những gì bị hư hại.',
      ),
      ...needed,
    }),
  ]),
  section('people', said('Driver and police', 'Pengemudi dan polisi', 'Người lái xe và cảnh sát'), 2, [
    field('option', 'driver', said('Who was driving?', 'Siapa yang mengemudi?', 'Ai đã lái xe?'), {
      look: 'radio',
      options: [
        choice('insured', 'The insured', 'Tertanggung', 'Người được bảo hiểm'),
        choice('other', 'Somebody else', 'Orang lain', 'Người khác'),
        choice('nobody', 'Nobody, it was parked', 'Tidak ada, sedang diparkir', 'Không ai, xe đang đỗ'),
      ],
      ...needed,
    }),
    field('text', 'driverName', said('Name of the driver', 'Nama pengemudi', 'Tên người lái xe'), {
      max: 80,
      rule: 'fullName',
      visible: isOne('driver', 'other'),
      ...needed,
      ...personal,
    }),
    field(
      'option',
      'reported',
      said('Was it reported to the police?', 'Sudah dilaporkan ke polisi?', 'Đã báo cảnh sát chưa?'),
      {
        look: 'radio',
        help: said(
          'After a theft we need the report.',
          'Untuk pencurian kami memerlukan laporan.',
          'Nếu bị trộm, chúng tôi cần biên bản.',
        ),
        options: yesOrNo,
        required: isTheft,
      },
    ),
    field('text', 'reportNumber', said('Number of the report', 'Nomor laporan', 'Số biên bản'), {
      max: 40,
      visible: isOne('reported', 'yes'),
      ...needed,
    }),
  ]),
])

const damageAnd = (...more: FormItem[]) =>
  page('damage', said('Damage and payment', 'Kerusakan dan pembayaran', 'Thiệt hại và thanh toán'), [
    {
      ...table(
        'damages',
        said('Damaged part', 'Bagian yang rusak', 'Bộ phận hư hại'),
        [1, 20],
        [
          field('option', 'part', said('Part', 'Bagian', 'Bộ phận'), {
            look: 'list',
            options: [
              choice('bumper', 'Bumper', 'Bumper', 'Cản xe'),
              choice('door', 'Door', 'Pintu', 'Cửa xe'),
              choice('windscreen', 'Windscreen', 'Kaca depan', 'Kính chắn gió'),
              choice('engine', 'Engine', 'Mesin', 'Động cơ'),
              choice('other', 'Another part', 'Bagian lain', 'Bộ phận khác'),
            ],
            ...needed,
          }),
          field('text', 'which', said('Which one', 'Bagian apa', 'Bộ phận nào'), {
            max: 60,
            visible: isOne('part', 'other'),
            ...needed,
          }),
          field('number', 'count', said('Pieces', 'Jumlah', 'Số lượng'), { decimals: 0, min: 1, max: 20, ...needed }),
          field('money', 'price', said('Price of one', 'Harga satuan', 'Đơn giá'), {
            currency: 'IDR',
            min: 0,
            max: 2_000_000_000,
            ...needed,
          }),
          field('calculated', 'cost', said('Cost', 'Biaya', 'Chi phí'), {
            value: { op: 'multiply', of: [{ field: 'count' }, { field: 'price' }] },
            shown: 'money',
            currency: 'IDR',
            decimals: 0,
          }),
        ],
      ),
      help: said(
        'One row for each part, with what its repair costs by the estimate of the garage.',
        'Satu baris untuk setiap bagian, dengan biaya perbaikan menurut perkiraan bengkel.',
        'Mỗi bộ phận một dòng, với chi phí sửa chữa theo báo giá của xưởng.',
      ),
    },
    section('reckoning', said('What it comes to', 'Perhitungan', 'Tổng cộng'), 3, [
      field('calculated', 'total', said('Repair cost', 'Biaya perbaikan', 'Chi phí sửa chữa'), {
        value: { sum: 'cost' },
        shown: 'money',
        currency: 'IDR',
        decimals: 0,
        key: true,
      }),
      field('calculated', 'excess', said('Your own share', 'Risiko sendiri', 'Mức khấu trừ'), {
        value: { op: 'most', of: [300000, { op: 'multiply', of: [{ field: 'total' }, 0.05] }] },
        shown: 'money',
        currency: 'IDR',
        decimals: 0,
        help: said(
          '5 percent of the cost, Rp 300.000 at least.',
          '5 persen dari biaya, paling sedikit Rp 300.000.',
          '5 phần trăm chi phí, ít nhất Rp 300.000.',
        ),
      }),
      field('calculated', 'payable', said('Likely payment', 'Perkiraan pembayaran', 'Dự kiến được trả'), {
        value: { op: 'most', of: [0, { op: 'subtract', of: [{ field: 'total' }, { field: 'excess' }] }] },
        shown: 'money',
        currency: 'IDR',
        decimals: 0,
      }),
    ]),
    section(
      'survey',
      said('Survey', 'Survei', 'Giám định'),
      2,
      [
        field(
          'dateRange',
          'survey',
          said(
            'When may we look at the vehicle?',
            'Kapan kendaraan dapat kami periksa?',
            'Khi nào chúng tôi có thể xem xe?',
          ),
          {
            from: 0,
            until: 30,
            help: said(
              'From Rp 10.000.000 on a surveyor comes.',
              'Mulai Rp 10.000.000 surveyor akan datang.',
              'Từ Rp 10.000.000 sẽ có giám định viên đến.',
            ),
            ...needed,
          },
        ),
        field('text', 'garage', said('Where is it now?', 'Di mana kendaraannya sekarang?', 'Xe hiện ở đâu?'), {
          max: 120,
          ...needed,
        }),
      ],
      isSurveyed,
    ),
    ...more,
    section('evidence', said('Evidence', 'Bukti', 'Bằng chứng'), 1, [
      field('photo', 'scene', said('Photos of the vehicle', 'Foto kendaraan', 'Ảnh chụp xe'), { megabytes: 5, max: 4 }),
      field(
        'file',
        'photos',
        said('Estimate and other papers', 'Perkiraan biaya dan dokumen lain', 'Báo giá và giấy tờ khác'),
        { kinds: ['image', 'pdf'], megabytes: 5, of: 'each', max: 8, required: isSurveyed },
      ),
    ]),
    section('payment', said('Payment and contact', 'Pembayaran dan kontak', 'Thanh toán và liên hệ'), 2, [
      field('option', 'payout', said('Who shall be paid?', 'Siapa yang dibayar?', 'Trả cho ai?'), {
        look: 'radio',
        options: [
          choice('garage', 'The garage', 'Bengkel', 'Xưởng sửa xe'),
          choice('account', 'My bank account', 'Rekening bank saya', 'Tài khoản ngân hàng của tôi'),
        ],
        ...needed,
      }),
      bankAccount(said('Your bank account', 'Rekening bank Anda', 'Tài khoản ngân hàng của bạn'), {
        visible: isOne('payout', 'account'),
      }),
      field('phone', 'phone', said('Phone', 'Telepon', 'Điện thoại'), { ...needed, ...contact }),
      field('emails', 'copies', said('Send a copy to', 'Kirim salinan ke', 'Gửi bản sao đến'), {
        max: 5,
        help: said(
          'Several addresses are parted by commas.',
          'Beberapa alamat dipisahkan dengan koma.',
          'Nhiều địa chỉ cách nhau bằng dấu phẩy.',
        ),
        ...contact,
      }),
      field('signature', 'signature', said('Signature', 'Tanda tangan', 'Chữ ký'), personal),
    ]),
    section('declaration', said('Declaration', 'Pernyataan', 'Tờ khai'), 1, [
      field(
        'explanation',
        'terms',
        {},
        {
          text: said(
            'What I have answered is true and complete. I know that wrong answers may cost me the cover of this claim.',
            'Jawaban saya benar dan lengkap. Saya tahu bahwa jawaban yang salah dapat membuat klaim ini tidak ditanggung.',
            'Những gì tôi trả lời là đúng và đầy đủ. Tôi biết rằng câu trả lời sai có thể khiến yêu cầu bồi thường này không được chi trả.',
          ),
        },
      ),
      field('flag', 'agreed', said('I agree', 'Saya setuju', 'Tôi đồng ý'), needed),
    ]),
  ])

/** Motor claim: two pages, rows that are added up, a survey that the sum decides about. */
export const motorClaim = asks(accident, damageAnd())

const repair = section('repair', said('Repair', 'Perbaikan', 'Sửa chữa'), 2, [
  field(
    'text',
    'repairPlace',
    said('Where will it be repaired?', 'Di mana akan diperbaiki?', 'Xe sẽ được sửa ở đâu?'),
    {
      max: 120,
      help: said('Name and town of the garage.', 'Nama dan kota bengkel.', 'Tên và thành phố của xưởng.'),
    },
  ),
  field('date', 'repairFrom', said('From which day?', 'Mulai tanggal berapa?', 'Từ ngày nào?'), { from: 0, until: 90 }),
])

/** Its next version asks for the place of the repair too. */
export const motorClaimNext = asks(accident, damageAnd(repair))

/** What is known of the policy that it is about. */
export const motorClaimKnown = { policyNumber: 'MTR-2026-004817', insured: 'Siti Rahmawati' }
