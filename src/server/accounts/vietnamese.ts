/**
 * The most frequent syllables of Vietnamese and of its names, as they are typed without marks. A word, a name and what lovers
 * call each other are two or three of them.
 */
const syllables = `
a an anh ao ba bac bach bai ban bang bao bay be ben bi bich bien biet binh bo bon bong bot boi bui buon buoi ca cac cach cai
cam can canh cao cap cat cau cay cha chan chang chao chau che chi chia chien chieu chim chinh cho choi chong chu chua chuc
chung chuong chuyen co coi com con cong cua cuc cung cuoc cuoi cuong cuu da dai dak dam dan dang danh dao dat dau day de dem den
deo di dich diem dien diep dieu dinh do doan doi don dong du dua duc dung duoc duong duy em gai gan gap ghe gi gia giac giai
giam gian giang giao giau gio gioi giup go ha hai ham han hang hanh hao hat hau hay he hen heo hien hiep hieu hinh ho hoa hoai
hoan hoang hoc hoi hom hon hong hop hu hue hung huong huu huy huyen huynh ke kem keo kha khac khach khai khang khanh khau khi
khiem khoa khoai khoc khoi khong khue kia kien kieu kim ky la lac lai lam lan lang lanh lao lap lau lay le len li lieu linh lo
loan loc loi lon long lop lu luan luc luon luong luu ly ma mai man manh mat mau may me men mi minh mo moi mon mong mot mua mung
muoi muon my na nam nang nao nay ne nen ngan nganh ngay nghe nghi nghia ngo ngoai ngoc ngon nguoi nguyen nguyet nha nhan nhanh
nhat nhau nhe nhi nhien nhieu nho nhu nhuan nhung no noi non nong nu nui nuoc o oanh oi ong pha phai pham phan phap phat phi phong
phu phuc phung phuoc phuong qua quan quang que quoc quy quyen quyet quynh ra rang rat rau roi rong rua rung ruou sac sach sai sang
sao sau say se sen si sinh so son song su sua sung suong ta tai tam tan tang tao tap tat tay te ten tet thai tham than thang thanh
thao thap that thay the thi thich thien thieu thinh tho thoa thoai thoi thom thong thu thua thuan thuc thuong thuy thuyen ti tia
tien tiep tieu tim tin tinh to toan toi tom ton tong tra trai tram tran trang tre tren tri trieu trinh trong tru truc trung truoc
truong tu tuan tuc tung tuoi tuong tuyen tuyet ty uoc uong va vai van vang vao vay ve vi viec vien viet vinh vo voi von vong vu vua
vui vung vuong xa xanh xe xem xin xinh xong xuan xuat y yen yeu`

const phrase = new RegExp(`^(?:${syllables.trim().split(/\s+/).join('|')}){1,3}$`)

/** Whether letters, small and without marks, are a Vietnamese word, name or phrase. */
export const isVietnamese = (letters: string): boolean => phrase.test(letters)
