import { asks, choice, contact, field, isOne, isYes, needed, page, personal, said, section, table } from './builders.ts'
import { claimant, company, declared, happenedOn, papers, phone, provinceOfIndonesia, rupiah, truth } from './common.ts'

const ringgit = (name: string, label: ReturnType<typeof said>) =>
  field('money', name, label, { currency: 'MYR', min: 0, ...needed })

/** What is asked of a building and what is in it before it is covered against fire. */
export const fireProposal = asks(
  page('risk', said('The risk', 'Objek risiko', 'Đối tượng rủi ro'), [
    section('owner', said('Policyholder', 'Pemegang polis', 'Bên mua bảo hiểm'), 2, [company, phone]),
    section('place', said('Where it stands', 'Lokasi', 'Địa điểm'), 2, [
      field('text', 'address', said('Address of the risk', 'Alamat objek', 'Địa chỉ'), { max: 200, ...needed }),
      provinceOfIndonesia,
      field('option', 'occupancy', said('Occupancy', 'Okupasi', 'Mục đích sử dụng'), {
        look: 'list',
        options: [
          choice('dwelling', 'Dwelling', 'Rumah tinggal', 'Nhà ở'),
          choice('office', 'Office', 'Kantor', 'Văn phòng'),
          choice('shop', 'Shop', 'Toko', 'Cửa hàng'),
          choice('warehouse', 'Warehouse', 'Gudang', 'Kho'),
          choice('factory', 'Factory', 'Pabrik', 'Nhà máy'),
        ],
        key: true,
        ...needed,
      }),
      field('option', 'construction', said('Construction class', 'Kelas konstruksi', 'Cấp công trình'), {
        look: 'list',
        options: [
          choice('first', 'Class 1: does not burn', 'Kelas 1: tahan api', 'Cấp 1: không cháy'),
          choice('second', 'Class 2: burns in part', 'Kelas 2: sebagian terbakar', 'Cấp 2: cháy một phần'),
          choice('third', 'Class 3: burns', 'Kelas 3: mudah terbakar', 'Cấp 3: dễ cháy'),
        ],
        ...needed,
      }),
    ]),
    section('protection', said('Protection', 'Perlindungan', 'Phòng cháy'), 2, [
      field('flag', 'sprinklers', said('Sprinklers', 'Sprinkler', 'Hệ thống chữa cháy tự động'), {}),
      field('flag', 'hotWork', said('Hot work is done there', 'Ada pekerjaan panas', 'Có công việc sinh nhiệt'), {}),
      field('longText', 'hotWorkRules', said('How it is watched', 'Cara pengawasannya', 'Cách giám sát'), {
        max: 1000,
        visible: isYes('hotWork'),
        ...needed,
      }),
    ]),
  ]),
  page('sums', said('Sums insured', 'Uang pertanggungan', 'Số tiền bảo hiểm'), [
    section('parts', said('By part', 'Per bagian', 'Theo từng phần'), 3, [
      rupiah('building', said('Building', 'Bangunan', 'Nhà')),
      rupiah('contents', said('Contents', 'Isi', 'Tài sản bên trong')),
      rupiah('stock', said('Stock', 'Persediaan', 'Hàng tồn kho')),
    ]),
    field('calculated', 'total', said('Total sum insured', 'Total uang pertanggungan', 'Tổng số tiền bảo hiểm'), {
      value: { op: 'add', of: [{ field: 'building' }, { field: 'contents' }, { field: 'stock' }] },
      shown: 'money',
      decimals: 0,
      currency: 'IDR',
      key: true,
    }),
    section(
      'survey',
      said('Survey', 'Survei', 'Giám định'),
      2,
      [
        field('dateRange', 'surveyDays', said('Days for a survey', 'Hari untuk survei', 'Ngày giám định'), {
          from: 1,
          until: 60,
          ...needed,
        }),
        field('text', 'contact', said('Who shows the place', 'Penunjuk lokasi', 'Người dẫn xem'), {
          max: 80,
          rule: 'fullName',
          ...needed,
          ...personal,
        }),
      ],
      { field: 'total', is: 'atLeast', value: 5_000_000_000 },
    ),
    papers('layout', said('Layout and photos', 'Denah dan foto', 'Sơ đồ và ảnh')),
    truth,
    declared,
  ]),
)

/** What was stolen from a home. */
export const burglaryClaim = asks(
  page('burglary', said('The burglary', 'Pembongkaran', 'Vụ trộm'), [
    claimant,
    section('event', said('What happened', 'Yang terjadi', 'Diễn biến'), 2, [
      happenedOn('burgledOn', 'When it was noticed', 'Tanggal diketahui', 'Ngày phát hiện'),
      field('option', 'entry', said('How they came in', 'Cara masuk', 'Cách đột nhập'), {
        look: 'radio',
        options: [
          choice('door', 'By a door', 'Lewat pintu', 'Qua cửa ra vào'),
          choice('window', 'By a window', 'Lewat jendela', 'Qua cửa sổ'),
          choice('unknown', 'Unknown', 'Tidak diketahui', 'Không rõ'),
        ],
        ...needed,
      }),
      field('flag', 'empty', said('Nobody was at home', 'Rumah kosong', 'Không có ai ở nhà'), {}),
      field('number', 'emptyDays', said('For how many days', 'Berapa hari', 'Trong bao nhiêu ngày'), {
        decimals: 0,
        min: 1,
        max: 365,
        visible: isYes('empty'),
        ...needed,
      }),
      field('text', 'report', said('Number of the police report', 'Nomor laporan polisi', 'Số biên bản công an'), {
        max: 40,
        ...needed,
      }),
    ]),
  ]),
  page('loss', said('The loss', 'Kerugian', 'Tổn thất'), [
    table(
      'stolen',
      said('What was stolen', 'Barang yang dicuri', 'Tài sản bị mất'),
      [1, 30],
      [
        field('text', 'item', said('Item', 'Barang', 'Tài sản'), { max: 120, ...needed }),
        field('date', 'boughtOn', said('Bought on', 'Dibeli pada', 'Ngày mua'), { until: 0 }),
        ringgit('itemValue', said('Value', 'Nilai', 'Giá trị')),
      ],
    ),
    field('calculated', 'loss', said('Loss', 'Kerugian', 'Tổng thiệt hại'), {
      value: { sum: 'itemValue' },
      shown: 'money',
      decimals: 0,
      currency: 'MYR',
      key: true,
    }),
    papers('receipts', said('Receipts and police report', 'Kuitansi dan laporan polisi', 'Hóa đơn và biên bản')),
    declared,
  ]),
)

/** A telephone that fell, drowned or was stolen. */
export const phoneClaim = asks(
  page('phone', said('The telephone', 'Ponsel', 'Điện thoại'), [
    claimant,
    section('device', said('Device', 'Perangkat', 'Thiết bị'), 2, [
      field('text', 'deviceModel', said('Model', 'Model', 'Dòng máy'), { max: 80, key: true, ...needed }),
      field('text', 'imei', said('IMEI', 'IMEI', 'Số IMEI'), {
        max: 15,
        min: 15,
        rule: 'digits',
        ...needed,
        ...personal,
        help: said('15 digits, shown by *#06#', '15 angka, tampil dengan *#06#', '15 chữ số, hiện khi bấm *#06#'),
      }),
      happenedOn('damagedOn', 'When it happened', 'Tanggal kejadian', 'Ngày xảy ra'),
      field('option', 'mishap', said('What happened to it', 'Kejadiannya', 'Sự cố'), {
        look: 'radio',
        options: [
          choice('screen', 'Broken screen', 'Layar pecah', 'Vỡ màn hình'),
          choice('liquid', 'Got wet', 'Terkena cairan', 'Vào nước'),
          choice('stolen', 'Stolen', 'Dicuri', 'Bị trộm'),
        ],
        key: true,
        ...needed,
      }),
    ]),
    field('photo', 'damage', said('Photos of the damage', 'Foto kerusakan', 'Ảnh hư hại'), {
      megabytes: 8,
      max: 4,
      visible: { not: isOne('mishap', 'stolen') },
      ...needed,
    }),
    papers('police', said('Police report', 'Laporan polisi', 'Biên bản công an'), {
      visible: isOne('mishap', 'stolen'),
      max: 2,
    }),
    field('email', 'shop', said('E-mail of the repair shop', 'Surel tempat servis', 'Email cửa hàng sửa chữa'), {
      visible: isOne('mishap', 'screen'),
      ...contact,
    }),
    declared,
  ]),
)
