import { asks, choice, field, isOne, isYes, medical, needed, page, personal, said, section, table } from './builders.ts'
import {
  bankAccount,
  claimant,
  declared,
  email,
  insured,
  papers,
  phone,
  policyNumber,
  provinceOfIndonesia,
  relation,
  rupiah,
  signature,
  truth,
} from './common.ts'

const holds = (value: string) => ({ field: 'changes', is: 'holds', value }) as const

/** What a policyholder wants changed in a policy: each change asks for what it needs. */
export const policyServicing = asks(
  page('changes', said('What changes', 'Perubahan', 'Nội dung thay đổi'), [
    claimant,
    field('options', 'changes', said('Changes', 'Perubahan', 'Thay đổi'), {
      options: [
        choice('address', 'Address', 'Alamat', 'Địa chỉ'),
        choice('beneficiary', 'Beneficiary', 'Penerima manfaat', 'Người thụ hưởng'),
        choice('sum', 'Sum insured', 'Uang pertanggungan', 'Số tiền bảo hiểm'),
        choice('payment', 'Day of payment', 'Tanggal pembayaran', 'Ngày đóng phí'),
      ],
      key: true,
      ...needed,
    }),
    field('date', 'effectiveOn', said('Effective on', 'Berlaku mulai', 'Hiệu lực từ'), {
      from: 0,
      until: 365,
      key: true,
      ...needed,
    }),
  ]),
  page('details', said('Details', 'Rincian', 'Chi tiết'), [
    section(
      'home',
      said('New address', 'Alamat baru', 'Địa chỉ mới'),
      2,
      [
        field('text', 'street', said('Street', 'Jalan', 'Đường'), { max: 200, ...needed, ...personal }),
        provinceOfIndonesia,
      ],
      holds('address'),
    ),
    section(
      'heir',
      said('New beneficiary', 'Penerima manfaat baru', 'Người thụ hưởng mới'),
      2,
      [
        field('text', 'heirName', said('Name', 'Nama', 'Họ tên'), {
          max: 120,
          rule: 'fullName',
          ...needed,
          ...personal,
        }),
        relation,
      ],
      holds('beneficiary'),
    ),
    section(
      'cover',
      said('New sum', 'Jumlah baru', 'Số tiền mới'),
      2,
      [
        rupiah('newSum', said('Sum insured', 'Uang pertanggungan', 'Số tiền bảo hiểm'), { min: 1_000_000 }),
        field('flag', 'healthy', said('In good health', 'Dalam keadaan sehat', 'Sức khỏe tốt'), medical),
      ],
      holds('sum'),
    ),
    field('number', 'paymentDay', said('Day of the month', 'Tanggal setiap bulan', 'Ngày trong tháng'), {
      decimals: 0,
      min: 1,
      max: 28,
      visible: holds('payment'),
      ...needed,
    }),
    papers('identity', said('Identity card', 'KTP', 'Giấy tờ tùy thân'), { max: 2, ...personal }),
    signature,
  ]),
)

/** Who a customer is, and where their money comes from, as the law against money laundering asks. */
export const dueDiligence = asks(
  page('person', said('The customer', 'Nasabah', 'Khách hàng'), [
    field('text', 'customerNumber', said('Customer number', 'Nomor nasabah', 'Mã khách hàng'), {
      max: 20,
      key: true,
      ...needed,
    }),
    insured,
    section('standing', said('Standing', 'Data diri', 'Thông tin'), 2, [
      field('country', 'nationality', said('Nationality', 'Kewarganegaraan', 'Quốc tịch'), needed),
      field('text', 'identityNumber', said('Identity number', 'Nomor identitas', 'Số giấy tờ tùy thân'), {
        max: 20,
        rule: 'alphaNum',
        ...needed,
        ...personal,
      }),
      field('option', 'work', said('Occupation', 'Pekerjaan', 'Nghề nghiệp'), {
        look: 'list',
        options: [
          choice('employee', 'Employee', 'Karyawan', 'Nhân viên'),
          choice('owner', 'Owner of a business', 'Pengusaha', 'Chủ doanh nghiệp'),
          choice('official', 'Public official', 'Pejabat publik', 'Công chức'),
          choice('none', 'None', 'Tidak bekerja', 'Không'),
        ],
        key: true,
        ...needed,
      }),
      field(
        'flag',
        'exposed',
        said('Politically exposed', 'Orang yang populer secara politis', 'Có ảnh hưởng chính trị'),
        {},
      ),
    ]),
    field('longText', 'office', said('Office and since when', 'Jabatan dan sejak kapan', 'Chức vụ và từ khi nào'), {
      max: 500,
      visible: { any: [isYes('exposed'), isOne('work', 'official')] },
      ...needed,
      ...personal,
    }),
  ]),
  page('funds', said('The funds', 'Sumber dana', 'Nguồn tiền'), [
    section('income', said('Income', 'Penghasilan', 'Thu nhập'), 2, [
      field('option', 'band', said('Income of a year', 'Penghasilan setahun', 'Thu nhập một năm'), {
        look: 'radio',
        options: [
          choice('low', 'Up to Rp 100 million', 'Sampai Rp 100 juta', 'Đến 100 triệu rupiah'),
          choice('middle', 'Rp 100 to 500 million', 'Rp 100 sampai 500 juta', '100 đến 500 triệu rupiah'),
          choice('high', 'More than Rp 500 million', 'Lebih dari Rp 500 juta', 'Trên 500 triệu rupiah'),
        ],
        key: true,
        ...needed,
      }),
      field('options', 'sources', said('Sources', 'Sumber', 'Nguồn'), {
        options: [
          choice('salary', 'Salary', 'Gaji', 'Lương'),
          choice('trade', 'Business', 'Usaha', 'Kinh doanh'),
          choice('heritage', 'Heritage', 'Warisan', 'Thừa kế'),
          choice('sale', 'Sale of property', 'Penjualan aset', 'Bán tài sản'),
        ],
        ...needed,
      }),
    ]),
    table(
      'owners',
      said('Beneficial owners', 'Pemilik manfaat', 'Chủ sở hữu hưởng lợi'),
      [0, 5],
      [
        field('text', 'owner', said('Name', 'Nama', 'Họ tên'), { max: 120, rule: 'fullName', ...needed, ...personal }),
        field('percent', 'owned', said('Share', 'Bagian', 'Tỷ lệ'), { min: 1, max: 100, ...needed }),
      ],
    ),
    papers(
      'proof',
      said('Identity card and proof of income', 'KTP dan bukti penghasilan', 'Giấy tờ và chứng minh thu nhập'),
      personal,
    ),
    declared,
    signature,
  ]),
)

/** What a colleague says who needs a document of a policy. */
export const documentRequest = asks(
  page('request', said('Which document?', 'Dokumen yang mana?', 'Giấy tờ nào?'), [
    { ...policyNumber, max: 40 },
    field('option', 'document', said('Document', 'Dokumen', 'Giấy tờ'), {
      look: 'radio',
      options: [
        choice('certificate', 'Certificate of cover', 'Sertifikat pertanggungan', 'Giấy chứng nhận bảo hiểm'),
        choice('copy', 'Copy of the policy', 'Salinan polis', 'Bản sao hợp đồng'),
        choice('receipt', 'Receipt of the premium', 'Kuitansi premi', 'Biên nhận phí bảo hiểm'),
      ],
      key: true,
      ...needed,
    }),
    field('option', 'language', said('In which language?', 'Dalam bahasa apa?', 'Bằng ngôn ngữ nào?'), {
      look: 'list',
      options: [
        choice('en', 'English', 'Inggris', 'Tiếng Anh'),
        choice('id', 'Indonesian', 'Indonesia', 'Tiếng Indonesia'),
        choice('vi', 'Vietnamese', 'Vietnam', 'Tiếng Việt'),
      ],
      ...needed,
    }),
    field('date', 'neededOn', said('Needed on', 'Diperlukan pada', 'Cần vào ngày'), { from: 0, key: true }),
  ]),
)

/** Where an approved amount goes. */
export const payout = asks(
  page('amount', said('What is paid', 'Yang dibayarkan', 'Khoản chi trả'), [
    section('claim', said('Claim', 'Klaim', 'Yêu cầu bồi thường'), 2, [
      field('text', 'claimNumber', said('Claim number', 'Nomor klaim', 'Số hồ sơ bồi thường'), {
        max: 30,
        key: true,
        ...needed,
      }),
      policyNumber,
      field('money', 'amount', said('Approved amount', 'Jumlah yang disetujui', 'Số tiền được duyệt'), {
        currency: 'VND',
        nonZero: true,
        key: true,
        ...needed,
      }),
      field('option', 'payee', said('Who shall be paid?', 'Siapa yang dibayar?', 'Trả cho ai?'), {
        look: 'radio',
        options: [
          choice('insured', 'The insured', 'Tertanggung', 'Người được bảo hiểm'),
          choice('beneficiary', 'A beneficiary', 'Penerima manfaat', 'Người thụ hưởng'),
          choice(
            'provider',
            'Who has repaired or treated',
            'Bengkel atau rumah sakit',
            'Xưởng sửa chữa hoặc bệnh viện',
          ),
        ],
        key: true,
        ...needed,
      }),
    ]),
  ]),
  page('payment', said('Where to', 'Tujuan pembayaran', 'Nơi nhận'), [
    section('payee', said('Payee', 'Penerima', 'Người nhận'), 2, [
      field('text', 'payeeName', said('Full name', 'Nama lengkap', 'Họ và tên'), {
        max: 120,
        rule: 'fullName',
        ...needed,
        ...personal,
      }),
      { ...relation, visible: isOne('payee', 'beneficiary') },
      phone,
      email,
      field('text', 'taxNumber', said('Tax number', 'NPWP', 'Mã số thuế'), {
        max: 16,
        rule: 'digits',
        visible: isOne('payee', 'provider'),
        ...needed,
        ...personal,
      }),
    ]),
    bankAccount(said('Bank account', 'Rekening bank', 'Tài khoản ngân hàng')),
    papers('proof', said('Identity card', 'Kartu identitas', 'Giấy tờ tùy thân'), { max: 2, ...personal }),
    truth,
    declared,
    signature,
  ]),
)
