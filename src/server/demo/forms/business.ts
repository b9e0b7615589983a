import { asks, choice, field, isOne, isYes, needed, page, said, section, table } from './builders.ts'
import { company, declared, email, papers, phone, policyNumber, rupiah, signature, truth } from './common.ts'

/** A shipment below an open cover, declared before it leaves. */
export const marineDeclaration = asks(
  page('voyage', said('The voyage', 'Pelayaran', 'Chuyến hàng'), [
    section('shipper', said('Insured', 'Tertanggung', 'Người được bảo hiểm'), 2, [policyNumber, company]),
    section('route', said('Route', 'Rute', 'Hành trình'), 2, [
      field('option', 'conveyance', said('Conveyance', 'Alat angkut', 'Phương tiện vận chuyển'), {
        look: 'radio',
        options: [
          choice('sea', 'By sea', 'Laut', 'Đường biển'),
          choice('air', 'By air', 'Udara', 'Đường hàng không'),
          choice('road', 'By road', 'Darat', 'Đường bộ'),
        ],
        ...needed,
      }),
      field('text', 'vessel', said('Vessel and voyage', 'Nama kapal dan nomor pelayaran', 'Tên tàu và số chuyến'), {
        max: 80,
        visible: isOne('conveyance', 'sea'),
        ...needed,
      }),
      field('country', 'from', said('From', 'Dari', 'Từ'), needed),
      field('country', 'to', said('To', 'Ke', 'Đến'), needed),
      field('date', 'departs', said('Departs on', 'Berangkat pada', 'Ngày khởi hành'), {
        from: -3,
        until: 120,
        key: true,
        ...needed,
      }),
      field('option', 'terms', said('Terms of delivery', 'Syarat penyerahan', 'Điều kiện giao hàng'), {
        look: 'list',
        options: ['EXW', 'FOB', 'CFR', 'CIF', 'DAP'].map((code) => choice(code, code, code, code)),
        ...needed,
      }),
    ]),
  ]),
  page('goods', said('The goods', 'Barang', 'Hàng hóa'), [
    table(
      'items',
      said('Goods', 'Barang', 'Hàng hóa'),
      [1, 20],
      [
        field('text', 'goods', said('Description', 'Uraian', 'Mô tả'), { max: 120, ...needed }),
        field('option', 'packing', said('Packing', 'Kemasan', 'Đóng gói'), {
          look: 'list',
          options: [
            choice('container', 'Container', 'Peti kemas', 'Công-ten-nơ'),
            choice('carton', 'Cartons', 'Karton', 'Thùng các-tông'),
            choice('bulk', 'Bulk', 'Curah', 'Hàng rời'),
          ],
          ...needed,
        }),
        rupiah('invoice', said('Invoice value', 'Nilai faktur', 'Giá trị hóa đơn')),
      ],
    ),
    section('value', said('Insured value', 'Nilai pertanggungan', 'Giá trị bảo hiểm'), 3, [
      field('calculated', 'invoices', said('Invoices together', 'Jumlah faktur', 'Tổng hóa đơn'), {
        value: { sum: 'invoice' },
        shown: 'money',
        decimals: 0,
        currency: 'IDR',
      }),
      field('percent', 'uplift', said('Added to it', 'Tambahan', 'Cộng thêm'), { min: 0, max: 30, ...needed }),
      field('calculated', 'insuredValue', said('Sum insured', 'Uang pertanggungan', 'Số tiền bảo hiểm'), {
        value: {
          op: 'multiply',
          of: [{ field: 'invoices' }, { op: 'add', of: [1, { op: 'divide', of: [{ field: 'uplift' }, 100] }] }],
        },
        shown: 'money',
        decimals: 0,
        currency: 'IDR',
        key: true,
      }),
    ]),
    papers('bill', said('Invoice and bill of lading', 'Faktur dan konosemen', 'Hóa đơn và vận đơn')),
    declared,
  ]),
)

/** A guarantee that a contractor asks for. */
export const suretyRequest = asks(
  page('bond', said('The bond', 'Jaminan', 'Bảo lãnh'), [
    section('principal', said('Principal', 'Principal', 'Bên được bảo lãnh'), 2, [company, phone, email]),
    section('contract', said('Contract', 'Kontrak', 'Hợp đồng'), 2, [
      field('option', 'bond', said('Kind of bond', 'Jenis jaminan', 'Loại bảo lãnh'), {
        look: 'list',
        options: [
          choice('bid', 'Bid bond', 'Jaminan penawaran', 'Bảo lãnh dự thầu'),
          choice('performance', 'Performance bond', 'Jaminan pelaksanaan', 'Bảo lãnh thực hiện hợp đồng'),
          choice('advance', 'Advance payment bond', 'Jaminan uang muka', 'Bảo lãnh tạm ứng'),
          choice('maintenance', 'Maintenance bond', 'Jaminan pemeliharaan', 'Bảo lãnh bảo hành'),
        ],
        key: true,
        ...needed,
      }),
      field('text', 'obligee', said('Obligee', 'Obligee', 'Bên nhận bảo lãnh'), { max: 120, key: true, ...needed }),
      rupiah('contractValue', said('Value of the contract', 'Nilai kontrak', 'Giá trị hợp đồng'), { min: 1_000_000 }),
      field('percent', 'portion', said('Part that is guaranteed', 'Bagian yang dijamin', 'Phần được bảo lãnh'), {
        min: 1,
        max: 100,
        ...needed,
      }),
      field('calculated', 'penal', said('Sum of the bond', 'Nilai jaminan', 'Số tiền bảo lãnh'), {
        value: { op: 'divide', of: [{ op: 'multiply', of: [{ field: 'contractValue' }, { field: 'portion' }] }, 100] },
        shown: 'money',
        decimals: 0,
        currency: 'IDR',
        key: true,
      }),
      field('dateRange', 'validity', said('Validity', 'Masa berlaku', 'Thời hạn hiệu lực'), {
        from: 0,
        until: 1500,
        ...needed,
      }),
    ]),
  ]),
  page('standing', said('Standing', 'Keuangan', 'Năng lực tài chính'), [
    section('figures', said('Figures of last year', 'Angka tahun lalu', 'Số liệu năm trước'), 2, [
      rupiah('equity', said('Equity', 'Ekuitas', 'Vốn chủ sở hữu')),
      rupiah('turnover', said('Turnover', 'Omzet', 'Doanh thu')),
      field('flag', 'defaulted', said('Was a bond ever called?', 'Pernah dicairkan?', 'Từng bị gọi bảo lãnh?'), {}),
      field('longText', 'calledWhy', said('When and why', 'Kapan dan mengapa', 'Khi nào và vì sao'), {
        max: 1000,
        visible: isYes('defaulted'),
        ...needed,
      }),
    ]),
    papers('accounts', said('Audited accounts', 'Laporan keuangan audit', 'Báo cáo tài chính kiểm toán')),
    signature,
  ]),
)

const measure = (name: string, en: string, id: string, vi: string) =>
  field('option', name, said(en, id, vi), {
    look: 'radio',
    options: [
      choice('yes', 'Yes', 'Ya', 'Có'),
      choice('partly', 'In part', 'Sebagian', 'Một phần'),
      choice('no', 'No', 'Tidak', 'Không'),
    ],
    ...needed,
  })

/** What an underwriter of cyber risks asks. */
export const cyberQuestionnaire = asks(
  page('business', said('The business', 'Usaha', 'Doanh nghiệp'), [
    section('who', said('Proposer', 'Pemohon', 'Bên yêu cầu bảo hiểm'), 2, [
      company,
      email,
      field('text', 'website', said('Website', 'Situs web', 'Trang web'), { max: 120, rule: 'url' }),
      field('number', 'records', said('Personal records kept', 'Data pribadi tersimpan', 'Số hồ sơ cá nhân lưu giữ'), {
        decimals: 0,
        min: 0,
        max: 1_000_000_000,
        key: true,
        ...needed,
      }),
    ]),
  ]),
  page('security', said('Security', 'Keamanan', 'An ninh'), [
    section('measures', said('Measures', 'Langkah pengamanan', 'Biện pháp'), 2, [
      measure(
        'mfa',
        'Second factor for all remote access',
        'Faktor kedua untuk akses jarak jauh',
        'Xác thực hai lớp khi truy cập từ xa',
      ),
      measure('backups', 'Backups that are kept offline', 'Cadangan data luring', 'Bản sao lưu ngoại tuyến'),
      measure(
        'patching',
        'Critical patches within 14 days',
        'Tambalan kritis dalam 14 hari',
        'Vá lỗi nghiêm trọng trong 14 ngày',
      ),
      measure(
        'training',
        'Yearly training of all staff',
        'Pelatihan tahunan seluruh staf',
        'Đào tạo hằng năm cho nhân viên',
      ),
    ]),
    field(
      'longText',
      'instead',
      said('What is done instead', 'Yang dilakukan sebagai gantinya', 'Biện pháp thay thế'),
      {
        max: 2000,
        visible: { any: ['mfa', 'backups'].map((name) => isOne(name, 'no')) },
        ...needed,
      },
    ),
    field(
      'flag',
      'incident',
      said('An incident in three years?', 'Insiden dalam tiga tahun?', 'Có sự cố trong ba năm?'),
      { key: true },
    ),
    {
      ...table(
        'incidents',
        said('Incidents', 'Insiden', 'Sự cố'),
        [1, 10],
        [
          field('date', 'incidentOn', said('Day', 'Tanggal', 'Ngày'), { until: 0, ...needed }),
          field('text', 'incidentWhat', said('What happened', 'Yang terjadi', 'Diễn biến'), { max: 200, ...needed }),
          field('money', 'incidentCost', said('Cost', 'Biaya', 'Chi phí'), { currency: 'MYR', min: 0, ...needed }),
        ],
      ),
      visible: isYes('incident'),
    },
    truth,
    declared,
  ]),
)

/** A discount that somebody bears, before a quotation goes out. */
export const discountRequest = asks(
  page('discount', said('The discount', 'Diskon', 'Khoản giảm phí'), [
    section('quotation', said('Quotation', 'Penawaran', 'Báo giá'), 2, [
      field('text', 'quotation', said('Quotation number', 'Nomor penawaran', 'Số báo giá'), {
        max: 40,
        key: true,
        ...needed,
      }),
      field('lookup', 'insurer', said('Insurer', 'Perusahaan asuransi', 'Công ty bảo hiểm'), {
        area: 'insurer',
        key: true,
        ...needed,
      }),
      rupiah('premium', said('Premium', 'Premi', 'Phí bảo hiểm'), { min: 100_000, key: true }),
      field('hidden', 'channel', said('Channel', 'Kanal', 'Kênh'), { value: 'broker' }),
    ]),
    field(
      'discountAllocation',
      'allocation',
      said('Discount and who bears it', 'Diskon dan penanggungnya', 'Mức giảm và bên chịu'),
      {
        currency: 'IDR',
        ...needed,
      },
    ),
    field('longText', 'why', said('Why', 'Alasan', 'Lý do'), { max: 1000, ...needed }),
  ]),
)
