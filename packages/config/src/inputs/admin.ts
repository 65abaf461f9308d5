import { z } from 'zod';
import { CATEGORIES, MAX_VIEWS } from '../catalog.ts';
import { COUNTRY_CODES, PROVIDER_NAMES } from '../countries.ts';
import { LIMITS } from '../limits.ts';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../orders.ts';
import { type Picture, UPLOADED_PICTURE } from '../pictures.ts';
import { id, optionalText, required } from './fields.ts';
import { ExportData } from './privacy.ts';

/** How many days back the desk's charts look, today included. */
export const CHART_DAYS = [7, 30, 90] as const;
export type ChartDays = (typeof CHART_DAYS)[number];

export const Charts = z.object({ days: z.literal(CHART_DAYS) });

const word = (max: number) => z.string().trim().min(1).max(max).optional();

/** What the desk narrows its orders down to. Days are the studio's, both included. */
export const OrderFilters = z.object({
  search: word(100),
  status: z.enum(ORDER_STATUSES).optional(),
  payment: z.enum(PAYMENT_STATUSES).optional(),
  country: z.enum(COUNTRY_CODES).optional(),
  provider: z.enum(PROVIDER_NAMES).optional(),
  /** `template:12`, `package:sns` */
  item: word(40),
  /** A member's id. */
  member: word(120),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type OrderFilters = z.infer<typeof OrderFilters>;

const limit = z.number().int().min(1).max(200).default(LIMITS.pageSize);
const cursor = z.string().max(200).optional();

export const DeskOrders = OrderFilters.extend({ limit, cursor });
export type DeskOrders = z.infer<typeof DeskOrders>;

/** A list of customers leaves the house: whoever takes it proves anew who they are. */
export const ExportOrders = OrderFilters.extend(ExportData.shape);

export const OfOrder = z.object({ orderId: id });
export const AddOrderNote = OfOrder.extend({ text: required(LIMITS.text.max) });

/** Mails of an order that the studio may send once more. */
export const ORDER_MAILS = ['orderReceived', 'orderPaid'] as const;
export const ResendMail = OfOrder.extend({ mail: z.enum(ORDER_MAILS) });

const WORD = { title: 80, type: 80, description: 2000, alt: 200 } as const;
const MAX_BASE_PRICE = 100_000;

/** A picture as `POST /api/admin/pictures` has answered it. */
const UploadedPicture = z.object({
  name: z.string().regex(UPLOADED_PICTURE),
  version: z.string().regex(/^[\da-f]{8,64}$/),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  color: z.string().regex(/^#[\da-f]{6}$/),
  blur: z.base64().max(4000),
}) satisfies z.ZodType<Picture>;

const someWords = z.object({
  title: optionalText(WORD.title),
  type: optionalText(WORD.type),
  description: optionalText(WORD.description),
});

const alt = optionalText(WORD.alt);

/** As the editor was given it. One that the studio has not sent in is known by its address alone. */
const SaveView = z.object({
  image: z.string().max(500),
  picture: UploadedPicture.extend({ name: z.string().max(120) })
    .nullable()
    .transform((picture) => (picture && UPLOADED_PICTURE.test(picture.name) ? picture : null)),
  alt: z.object({ ko: alt, en: alt, ja: alt, zh: alt, vi: alt }),
});
export type SaveView = z.infer<typeof SaveView>;

/** A template of the catalogue, new without an id. Only the studio's own language must be complete. */
export const SaveTemplate = z
  .object({
    id: z.number().int().nullable(),
    /** The version that was looked at. */
    version: z.number().int().optional(),
    category: z.enum(CATEGORIES),
    /** Whole US dollars. */
    basePrice: z
      .number({ error: 'validation.basePrice' })
      .int({ error: 'validation.basePrice' })
      .min(1, { error: 'validation.basePrice' })
      .max(MAX_BASE_PRICE, { error: 'validation.basePrice' }),
    active: z.boolean(),
    texts: z.object({
      ko: z.object({ title: required(WORD.title), type: required(WORD.type), description: required(WORD.description) }),
      en: someWords,
      ja: someWords,
      zh: someWords,
      vi: someWords,
    }),
    /** Null leaves the picture as it is. */
    picture: UploadedPicture.nullable(),
    /** Further views, as they are to be shown after it. */
    gallery: z.array(SaveView).max(MAX_VIEWS),
  })
  .refine(({ id: known, picture }) => known !== null || picture !== null, {
    path: ['picture'],
    error: 'validation.pictureRequired',
    // Said together with all else that is missing, not after it.
    when: () => true,
  });
export type SaveTemplate = z.infer<typeof SaveTemplate>;
/** As a form holds it. */
export type TemplateDraft = z.input<typeof SaveTemplate>;

export const TemplateById = z.object({ id: z.number().int() });
export const ShowTemplate = TemplateById.extend({ active: z.boolean() });
/** Every template there is, in the order in which they are to be shown. */
export const OrderTemplates = z.object({ ids: z.array(z.number().int()).max(1000) });

/** A page of members, newest first: the first, the one after a place or the one before it. */
export const PageMembers = z.object({ search: word(100), after: cursor, before: cursor, limit });
export type PageMembers = z.infer<typeof PageMembers>;

/** Which of the providers' messages are looked at. `ownerless`: of a payment that no order of ours knows. */
export const MESSAGE_FILTERS = ['ownerless', 'received', 'processed', 'dead'] as const;
export const MessageFilters = z.object({
  show: z.enum(MESSAGE_FILTERS).optional(),
  /** The beginning of a number that the provider or we gave: of the event, the payment or the transaction. */
  search: word(100),
});
export type MessageFilters = z.infer<typeof MessageFilters>;
export const PageMessages = MessageFilters.extend({ limit, cursor });
export type PageMessages = z.infer<typeof PageMessages>;

export const OfMember = z.object({ userId: id });
/** Without a session: all of them. */
export const EndMemberSessions = OfMember.extend({ sessionId: id.optional() });
