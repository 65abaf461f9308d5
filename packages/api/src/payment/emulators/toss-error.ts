import type { Reply } from './reply-once.ts';

const ERRORS = {
  UNAUTHORIZED_KEY: [401, '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.'],
  INVALID_REQUEST: [400, '잘못된 요청입니다.'],
  NOT_FOUND: [404, '존재하지 않는 정보 입니다.'],
  NOT_FOUND_PAYMENT: [404, '존재하지 않는 결제 정보 입니다.'],
  NOT_FOUND_PAYMENT_SESSION: [404, '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.'],
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제 입니다.'],
  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제 입니다.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소 할 수 없는 결제 입니다.'],
  NOT_CANCELABLE_AMOUNT: [403, '취소 할 수 없는 금액 입니다.'],
  NOT_ALLOWED_PARTIAL_REFUND: [403, '에스크로 주문, 현금 카드 결제일 경우 부분 환불이 불가합니다.'],
  REJECT_CARD_PAYMENT: [403, '한도초과 혹은 잔액부족으로 결제에 실패했습니다.'],
} as const;

export function tossError(code: keyof typeof ERRORS): Reply {
  const [status, message] = ERRORS[code];
  return { status, body: { code, message } };
}
