import {
  asks,
  choice,
  contact,
  field,
  isOne,
  medical,
  needed,
  page,
  personal,
  said,
  section,
  table,
} from './builders.ts'
import { bankAccount, claimant, declared, papers, relation } from './common.ts'
import { dong } from './health.ts'

/** What somebody claims whose flight was late or cancelled. */
export const travelDelay = asks(
  page('flight', said('The flight', 'Penerbangan', 'Chuyến bay'), [
    claimant,
    section('delay', said('What happened', 'Apa yang terjadi', 'Điều gì đã xảy ra'), 2, [
      field('text', 'flightNumber', said('Flight number', 'Nomor penerbangan', 'Số hiệu chuyến bay'), {
        max: 8,
        rule: 'alphaNum',
        key: true,
        ...needed,
      }),
      field('date', 'flightDate', said('Date of the flight', 'Tanggal penerbangan', 'Ngày bay'), {
        from: -365,
        until: 0,
        key: true,
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
    table(
      'receipts',
      said('Receipts', 'Kuitansi', 'Hóa đơn'),
      [0, 20],
      [
        field('text', 'receiptFor', said('For what', 'Untuk apa', 'Cho việc gì'), { max: 120, ...needed }),
        field('money', 'receiptAmount', said('Amount', 'Jumlah', 'Số tiền'), {
          currency: 'IDR',
          nonZero: true,
          ...needed,
        }),
      ],
    ),
    field('calculated', 'total', said('Total', 'Total', 'Tổng cộng'), {
      value: { sum: 'receiptAmount' },
      shown: 'money',
      decimals: 0,
      currency: 'IDR',
      key: true,
    }),
    papers('papers', said('Receipts and boarding pass', 'Kuitansi dan pas naik', 'Hóa đơn và thẻ lên máy bay')),
    bankAccount(said('Your bank account', 'Rekening bank Anda', 'Tài khoản ngân hàng của bạn')),
    declared,
  ]),
)

/** What those claim who are left, each with a share. */
export const deathClaim = asks(
  page('deceased', said('The deceased', 'Almarhum', 'Người đã mất'), [
    claimant,
    section('death', said('The death', 'Kematian', 'Sự kiện tử vong'), 2, [
      field('date', 'diedOn', said('Date of death', 'Tanggal meninggal', 'Ngày mất'), {
        from: -730,
        until: 0,
        key: true,
        ...needed,
      }),
      field('option', 'cause', said('Cause', 'Penyebab', 'Nguyên nhân'), {
        look: 'radio',
        options: [
          choice('illness', 'Illness', 'Penyakit', 'Bệnh tật'),
          choice('accident', 'Accident', 'Kecelakaan', 'Tai nạn'),
          choice('other', 'Another cause', 'Sebab lain', 'Nguyên nhân khác'),
        ],
        key: true,
        ...needed,
      }),
      field('country', 'diedIn', said('Country', 'Negara', 'Quốc gia'), needed),
      field('text', 'certificate', said('Number of the death certificate', 'Nomor akta kematian', 'Số giấy chứng tử'), {
        max: 40,
        ...needed,
        ...personal,
      }),
    ]),
    field('longText', 'circumstances', said('How it happened', 'Kronologi', 'Diễn biến'), {
      max: 2000,
      visible: isOne('cause', 'accident'),
      ...needed,
      ...medical,
    }),
  ]),
  page('heirs', said('Beneficiaries', 'Penerima manfaat', 'Người thụ hưởng'), [
    table(
      'beneficiaries',
      said('Beneficiaries', 'Penerima manfaat', 'Người thụ hưởng'),
      [1, 10],
      [
        field('text', 'heir', said('Name', 'Nama', 'Họ tên'), { max: 120, rule: 'fullName', ...needed, ...personal }),
        relation,
        field('percent', 'share', said('Share', 'Bagian', 'Tỷ lệ hưởng'), { min: 1, max: 100, ...needed }),
      ],
    ),
    field('calculated', 'shares', said('All shares', 'Jumlah bagian', 'Tổng tỷ lệ'), {
      value: { sum: 'share' },
      shown: 'percent',
      decimals: 2,
    }),
    field('explanation', 'whole', said('Shares', 'Bagian', 'Tỷ lệ'), {
      text: said(
        'The shares come to 100 percent, unless the policy leaves a part to others.',
        'Jumlah bagian harus 100 persen, kecuali polis menyisakan bagian untuk pihak lain.',
        'Tổng tỷ lệ phải là 100 phần trăm, trừ khi hợp đồng dành một phần cho người khác.',
      ),
      visible: { not: { field: 'shares', is: 'equal', value: 100 } },
    }),
    papers(
      'proofs',
      said('Certificate and identity cards', 'Akta dan KTP', 'Giấy chứng tử và giấy tờ tùy thân'),
      personal,
    ),
    bankAccount(said('Account of the first beneficiary', 'Rekening penerima pertama', 'Tài khoản người thụ hưởng đầu')),
    declared,
  ]),
)

/** Who of a company is covered together, with their families. */
export const groupEnrolment = asks(
  page('group', said('The group', 'Kelompok', 'Nhóm'), [
    section('employer', said('Employer', 'Pemberi kerja', 'Người sử dụng lao động'), 2, [
      field('text', 'employer', said('Company', 'Perusahaan', 'Công ty'), { max: 120, key: true, ...needed }),
      field('emails', 'contacts', said('E-mails of human resources', 'Surel bagian SDM', 'Email phòng nhân sự'), {
        max: 3,
        ...needed,
        ...contact,
      }),
      field('dateRange', 'period', said('Period of insurance', 'Periode asuransi', 'Thời hạn bảo hiểm'), {
        from: 0,
        until: 400,
        ...needed,
      }),
      field('option', 'plan', said('Plan', 'Paket', 'Gói quyền lợi'), {
        look: 'radio',
        options: [
          choice('inpatient', 'Inpatient', 'Rawat inap', 'Nội trú'),
          choice('full', 'In- and outpatient', 'Rawat inap dan jalan', 'Nội trú và ngoại trú'),
        ],
        key: true,
        ...needed,
      }),
    ]),
  ]),
  page('members', said('The members', 'Peserta', 'Thành viên'), [
    table(
      'members',
      said('Members', 'Peserta', 'Thành viên'),
      [1, 50],
      [
        field('text', 'member', said('Name', 'Nama', 'Họ tên'), { max: 120, rule: 'fullName', ...needed, ...personal }),
        field('date', 'bornOn', said('Date of birth', 'Tanggal lahir', 'Ngày sinh'), {
          until: 0,
          ...needed,
          ...personal,
        }),
        relation,
        { ...dong('salary', said('Monthly salary', 'Gaji bulanan', 'Lương tháng')), ...personal },
      ],
    ),
    section('sums', said('Together', 'Jumlah', 'Tổng cộng'), 2, [
      field('calculated', 'heads', said('Members', 'Peserta', 'Số thành viên'), {
        value: { count: 'members' },
        shown: 'number',
        decimals: 0,
        key: true,
      }),
      field('calculated', 'payroll', said('Payroll of a month', 'Total gaji sebulan', 'Quỹ lương tháng'), {
        value: { sum: 'salary' },
        shown: 'money',
        decimals: 0,
        currency: 'VND',
        key: true,
      }),
    ]),
    field('itemCounter', 'cards', said('Printed member cards', 'Kartu peserta cetak', 'Thẻ thành viên in'), {
      minItem: 1,
      maxItem: 500,
      pricePerItem: 25_000,
      currency: 'VND',
    }),
    declared,
  ]),
)
