import { asks, choice, field, isYes, medical, needed, page, said, section } from './builders.ts'
import { declared, insured, papers, policyNumber, rupiah, truth } from './common.ts'

/** What a person declares of their health before a cover of their loan begins. */
export const healthDeclaration = asks(
  page('person', said('About you', 'Tentang Anda', 'Về bạn'), [
    section('loan', said('The loan', 'Pinjaman', 'Khoản vay'), 3, [
      field('text', 'loanNumber', said('Number of the loan', 'Nomor pinjaman', 'Số khoản vay'), {
        max: 30,
        key: true,
        ...needed,
      }),
      rupiah('loanAmount', said('Amount of the loan', 'Jumlah pinjaman', 'Số tiền vay'), {
        min: 10_000_000,
        key: true,
      }),
      field('number', 'tenor', said('Months until it is repaid', 'Tenor dalam bulan', 'Thời hạn vay (tháng)'), {
        decimals: 0,
        min: 6,
        max: 360,
        key: true,
        ...needed,
      }),
    ]),
    insured,
    section('body', said('Body', 'Tubuh', 'Thể trạng'), 2, [
      field('number', 'height', said('Height (cm)', 'Tinggi badan (cm)', 'Chiều cao (cm)'), {
        decimals: 0,
        min: 50,
        max: 250,
        ...needed,
        ...medical,
      }),
      field('number', 'weight', said('Weight (kg)', 'Berat badan (kg)', 'Cân nặng (kg)'), {
        decimals: 1,
        min: 2,
        max: 400,
        ...needed,
        ...medical,
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
        ...medical,
      }),
    ]),
  ]),
  page('health', said('Your health', 'Kesehatan Anda', 'Sức khỏe của bạn'), [
    field('flag', 'smokes', said('Do you smoke?', 'Apakah Anda merokok?', 'Bạn có hút thuốc không?'), medical),
    field('number', 'cigarettes', said('Cigarettes a day', 'Batang rokok per hari', 'Số điếu mỗi ngày'), {
      decimals: 0,
      min: 1,
      max: 200,
      visible: isYes('smokes'),
      ...needed,
      ...medical,
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
        ...medical,
      },
    ),
    field('longText', 'treatment', said('Treatment', 'Perawatan', 'Điều trị'), {
      max: 1000,
      visible: { field: 'illnesses', is: 'filled' },
      ...needed,
      ...medical,
    }),
    truth,
    declared,
  ]),
)

export const dong = (name: string, label: ReturnType<typeof said>) =>
  field('money', name, label, { currency: 'VND', nonZero: true, ...needed })

/** Days in hospital, each of which is paid. */
export const hospitalCash = asks(
  page('stay', said('The stay', 'Rawat inap', 'Đợt nằm viện'), [
    insured,
    section('hospital', said('Hospital', 'Rumah sakit', 'Bệnh viện'), 2, [
      policyNumber,
      field('text', 'hospitalName', said('Hospital', 'Rumah sakit', 'Tên bệnh viện'), {
        max: 120,
        ...needed,
        ...medical,
      }),
      field('date', 'admittedOn', said('Admitted on', 'Tanggal masuk', 'Ngày nhập viện'), {
        from: -365,
        until: 0,
        key: true,
        ...needed,
      }),
      field('number', 'nights', said('Nights', 'Malam', 'Số đêm'), {
        decimals: 0,
        min: 1,
        max: 180,
        key: true,
        ...needed,
      }),
      field('number', 'intensive', said('Nights in intensive care', 'Malam di ICU', 'Số đêm hồi sức tích cực'), {
        decimals: 0,
        min: 0,
        max: 180,
        ...medical,
      }),
      field('flag', 'surgery', said('Was there surgery?', 'Apakah ada operasi?', 'Có phẫu thuật không?'), medical),
    ]),
    field('longText', 'diagnosis', said('Diagnosis', 'Diagnosis', 'Chẩn đoán'), {
      max: 1000,
      ...needed,
      ...medical,
    }),
  ]),
  page('benefit', said('The benefit', 'Manfaat', 'Quyền lợi'), [
    section('reckoned', said('By the policy', 'Menurut polis', 'Theo hợp đồng'), 2, [
      dong('daily', said('Benefit of a night', 'Manfaat per malam', 'Quyền lợi mỗi đêm')),
      field('calculated', 'benefit', said('Likely payment', 'Perkiraan pembayaran', 'Dự kiến chi trả'), {
        value: {
          op: 'multiply',
          of: [
            { field: 'daily' },
            {
              when: { field: 'intensive', is: 'more', value: 0 },
              then: { op: 'add', of: [{ field: 'nights' }, { field: 'intensive' }] },
              otherwise: { field: 'nights' },
            },
          ],
        },
        shown: 'money',
        decimals: 0,
        currency: 'VND',
        key: true,
      }),
    ]),
    papers(
      'discharge',
      said('Discharge letter and bills', 'Resume medis dan tagihan', 'Giấy ra viện và hóa đơn'),
      medical,
    ),
    field('option', 'payee', said('Who shall be paid?', 'Siapa yang dibayar?', 'Trả cho ai?'), {
      look: 'radio',
      options: [
        choice('insured', 'The insured', 'Tertanggung', 'Người được bảo hiểm'),
        choice('hospital', 'The hospital', 'Rumah sakit', 'Bệnh viện'),
      ],
      ...needed,
    }),
    declared,
  ]),
)
