/** The shortest way of an ad hoc request that is done, as somebody would write it down who reads the screen. */
export const expected = {
  en: `# Ad hoc requests: the way to Done (request, version 1)

## Step 1

- [ ] Sign in as: Broker, person 1 (in the demo broker@covergate.test with Covergate#26)
- [ ] Open “Internal Tools › Adhoc Request Form” in the menu
- [ ] Press “Make a request”
- [ ] Choose any record for “Type of request”
- [ ] Type into “Subject”: A certificate in English
- [ ] Press “Make a request”

What must be seen then:

- [ ] The message: “Request successfully made”
- [ ] The case has the status “Submitted”
- [ ] The timeline ends with: “Submitted”

## Step 2

- [ ] Open “Answer the form”, fill in what is asked there and send it

What must be seen then:

- [ ] The case has the status “Submitted”
- [ ] The timeline ends with: “The form was answered”
- [ ] A letter to Everybody whose turn it is: “… can be taken”

## Step 3

- [ ] Sign in as: Broker, person 2 (in the demo underwriter@covergate.test with Covergate#26)
- [ ] Open the case in “Internal Tools › Adhoc Request Form”
- [ ] Press “Start review”
- [ ] You are asked: “Start the review of this request? It is in your hands from then on.”
- [ ] Press “Yes, Start review”

What must be seen then:

- [ ] The message: “Review started”
- [ ] The case has the status “In review”
- [ ] The timeline ends with: “Review started”

## Step 4

- [ ] Press “Mark as done”
- [ ] Type into “What was done”: Sent by mail
- [ ] Press “Mark as done”

What must be seen then:

- [ ] The message: “Request done”
- [ ] The case has the status “Done”
- [ ] The timeline ends with: “Done”
`,
  id: `# Permintaan ad hoc: jalan menuju Selesai (request, versi 1)

## Langkah 1

- [ ] Masuk sebagai: Broker, orang ke-1 (di demo broker@covergate.test dengan Covergate#26)
- [ ] Buka “Perangkat Internal › Formulir Permintaan Khusus” di menu
- [ ] Tekan “Buat permintaan”
- [ ] Pilih data mana pun untuk “Jenis permintaan”
- [ ] Isi “Perihal”: A certificate in English
- [ ] Tekan “Buat permintaan”

Yang harus terlihat setelah itu:

- [ ] Pesan: “Permintaan berhasil dibuat”
- [ ] Status kasus “Diajukan”
- [ ] Riwayat berakhir dengan: “Diajukan”

## Langkah 2

- [ ] Buka “Isi formulir”, isi yang ditanyakan di sana, lalu kirim

Yang harus terlihat setelah itu:

- [ ] Status kasus “Diajukan”
- [ ] Riwayat berakhir dengan: “Formulir diisi”
- [ ] Surat kepada Semua yang mendapat giliran: “… dapat diambil”

## Langkah 3

- [ ] Masuk sebagai: Broker, orang ke-2 (di demo underwriter@covergate.test dengan Covergate#26)
- [ ] Buka kasusnya di “Perangkat Internal › Formulir Permintaan Khusus”
- [ ] Tekan “Mulai meninjau”
- [ ] Anda ditanya: “Mulai meninjau permintaan ini? Sejak itu menjadi tanggung jawab Anda.”
- [ ] Tekan “Ya, Mulai meninjau”

Yang harus terlihat setelah itu:

- [ ] Pesan: “Peninjauan dimulai”
- [ ] Status kasus “Ditinjau”
- [ ] Riwayat berakhir dengan: “Peninjauan dimulai”

## Langkah 4

- [ ] Tekan “Tandai selesai”
- [ ] Isi “Yang telah dikerjakan”: Sent by mail
- [ ] Tekan “Tandai selesai”

Yang harus terlihat setelah itu:

- [ ] Pesan: “Permintaan selesai”
- [ ] Status kasus “Selesai”
- [ ] Riwayat berakhir dengan: “Selesai”
`,
  vi: `# Yêu cầu phát sinh: đường đến Xong (request, phiên bản 1)

## Bước 1

- [ ] Đăng nhập với vai trò: Nhà môi giới, người thứ 1 (trong bản demo broker@covergate.test với Covergate#26)
- [ ] Mở “Công cụ nội bộ › Biểu mẫu yêu cầu đột xuất” trong trình đơn
- [ ] Nhấn “Tạo yêu cầu”
- [ ] Chọn một bản ghi bất kỳ cho “Loại yêu cầu”
- [ ] Nhập vào “Chủ đề”: A certificate in English
- [ ] Nhấn “Tạo yêu cầu”

Sau đó phải thấy:

- [ ] Thông báo: “Đã tạo yêu cầu”
- [ ] Hồ sơ có trạng thái “Đã gửi”
- [ ] Lịch sử kết thúc bằng: “Đã gửi”

## Bước 2

- [ ] Mở “Điền biểu mẫu”, điền những gì được hỏi ở đó rồi gửi

Sau đó phải thấy:

- [ ] Hồ sơ có trạng thái “Đã gửi”
- [ ] Lịch sử kết thúc bằng: “Biểu mẫu đã được điền”
- [ ] Thư gửi Tất cả những người đến lượt xử lý: “… có thể được nhận”

## Bước 3

- [ ] Đăng nhập với vai trò: Nhà môi giới, người thứ 2 (trong bản demo underwriter@covergate.test với Covergate#26)
- [ ] Mở hồ sơ trong “Công cụ nội bộ › Biểu mẫu yêu cầu đột xuất”
- [ ] Nhấn “Bắt đầu xem xét”
- [ ] Bạn được hỏi: “Bắt đầu xem xét yêu cầu này? Từ lúc đó bạn là người phụ trách.”
- [ ] Nhấn “Có, Bắt đầu xem xét”

Sau đó phải thấy:

- [ ] Thông báo: “Đã bắt đầu xem xét”
- [ ] Hồ sơ có trạng thái “Đang xem xét”
- [ ] Lịch sử kết thúc bằng: “Đã bắt đầu xem xét”

## Bước 4

- [ ] Nhấn “Đánh dấu hoàn thành”
- [ ] Nhập vào “Việc đã làm”: Sent by mail
- [ ] Nhấn “Đánh dấu hoàn thành”

Sau đó phải thấy:

- [ ] Thông báo: “Đã hoàn thành yêu cầu”
- [ ] Hồ sơ có trạng thái “Xong”
- [ ] Lịch sử kết thúc bằng: “Xong”
`,
} as const
