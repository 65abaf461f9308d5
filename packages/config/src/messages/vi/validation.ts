import { translationOf } from '../../i18n.ts';
import type { ko } from '../ko/index.ts';

export const validation = translationOf<typeof ko.validation>()({
  invalid: 'Vui lòng kiểm tra lại thông tin đã nhập.',
  required: 'Trường này là bắt buộc.',
  tooLong: 'Nội dung vượt quá độ dài cho phép.',
  emailRequired: 'Vui lòng nhập email.',
  emailInvalid: 'Vui lòng nhập email hợp lệ',
  emailUnchecked: 'Vui lòng kiểm tra xem email có thể sử dụng không.',
  passwordTooShort: 'Mật khẩu phải có ít nhất {passwordMin} ký tự',
  newPasswordTooShort: 'Mật khẩu phải có ít nhất {passwordMin} ký tự.',
  adminPasswordTooShort: 'Mật khẩu quản trị viên phải có ít nhất {adminPasswordMin} ký tự.',
  currentPasswordWrong: 'Mật khẩu hiện tại không đúng.',
  passwordUnchanged: 'Vui lòng chọn mật khẩu khác với mật khẩu hiện tại.',
  passwordMismatch: 'Mật khẩu không khớp.',
  usernameTooShort: 'Tên người dùng phải có ít nhất {usernameMin} ký tự',
  allFieldsRequired: 'Vui lòng điền đầy đủ các trường.',
  resetLinkInvalid: 'Liên kết đặt lại không hợp lệ.',
  phoneInvalid: 'Vui lòng kiểm tra lại số điện thoại.',
  customerRequired: 'Vui lòng nhập họ tên, email và số điện thoại.',
  agreementsRequired:
    'Vui lòng đồng ý với cả điều kiện mua hàng và thanh toán, cùng việc thu thập và sử dụng thông tin cá nhân.',
  customerNameRequired: 'Tên khách hàng là bắt buộc',
  customerEmailInvalid: 'Vui lòng nhập email hợp lệ',
  customerPhoneRequired: 'Số điện thoại là bắt buộc',
  brandNameRequired: 'Tên thương hiệu là bắt buộc',
  conceptRequired: 'Vui lòng mô tả ý tưởng bạn mong muốn',
  serviceRequired: 'Vui lòng chọn dịch vụ bạn quan tâm.',
  basePrice: 'Nhập số đô la nguyên từ 1 đến 100.000.',
  pictureRequired: 'Vui lòng thêm ảnh.',
  quantity: 'Có thể chọn số lượng từ 1 đến {maxQuantity}.',
});
