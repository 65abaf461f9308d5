CREATE TABLE `cancellation_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`status` text DEFAULT 'open' NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` integer NOT NULL,
	`decided_at` integer,
	`answer` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `cancellation_requests_order` ON `cancellation_requests` (`order_id`,`asked_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `cancellation_requests_one_open` ON `cancellation_requests` (`order_id`) WHERE "cancellation_requests"."status" = 'open';--> statement-breakpoint
CREATE TABLE `receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`country` text NOT NULL,
	`kind` text NOT NULL,
	`number` integer NOT NULL,
	`order_id` text NOT NULL,
	`ledger_id` text NOT NULL,
	`content` text NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`ledger_id`) REFERENCES `payment_ledger`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_ledgerId_unique` ON `receipts` (`ledger_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `receipts_number` ON `receipts` (`country`,`kind`,`number`);--> statement-breakpoint
CREATE INDEX `receipts_order` ON `receipts` (`order_id`);--> statement-breakpoint
ALTER TABLE `orders` ADD `refund_policy` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `actor` text DEFAULT 'system' NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `clause` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `refunds` ADD `request_key` text;--> statement-breakpoint
ALTER TABLE `refunds` ADD `failure_code` text;--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_requestKey_unique` ON `refunds` (`request_key`);--> statement-breakpoint
UPDATE `orders` SET `refund_policy` = '{"version":"2026-11-01","fullRefundDays":3,"startedShare":0.5,"revisionDays":7}' WHERE `paid_at` IS NOT NULL;--> statement-breakpoint
-- Whatever asks for a refund: no charge ever gives back more than it brought, refunds made at the provider included.
CREATE TRIGGER `refunds_within_charge` BEFORE INSERT ON `refunds` WHEN NEW.`status` <> 'failed' AND NEW.`amount_minor` >
	coalesce((SELECT sum(l.`amount_minor`) FROM `payment_ledger` l WHERE l.`kind` = 'charge' AND l.`attempt_id` = NEW.`attempt_id`
		AND l.`provider_transaction_id` = NEW.`provider_transaction_id` AND l.`currency` = NEW.`currency`), 0)
	- coalesce((SELECT sum(r.`amount_minor`) FROM `refunds` r WHERE r.`attempt_id` = NEW.`attempt_id`
		AND r.`provider_transaction_id` = NEW.`provider_transaction_id` AND r.`status` <> 'failed'), 0)
	- coalesce((SELECT -sum(l.`amount_minor`) FROM `payment_ledger` l WHERE l.`kind` = 'refund' AND l.`attempt_id` = NEW.`attempt_id`
		AND NOT EXISTS (SELECT 1 FROM `refunds` r WHERE r.`attempt_id` = l.`attempt_id` AND r.`status` <> 'failed'
			AND r.`provider_refund_id` = l.`provider_transaction_id`)), 0)
BEGIN
	SELECT RAISE(ABORT, 'a refund exceeds its charge');
END;--> statement-breakpoint
CREATE TRIGGER `receipts_stay` BEFORE UPDATE ON `receipts` BEGIN
	SELECT RAISE(ABORT, 'a receipt is never changed');
END;--> statement-breakpoint
CREATE TRIGGER `receipts_remain` BEFORE DELETE ON `receipts` BEGIN
	SELECT RAISE(ABORT, 'a receipt is never removed');
END;
