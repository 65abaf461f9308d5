CREATE INDEX `webhook_inbox_merchant_ref` ON `webhook_inbox` (`merchant_ref`);--> statement-breakpoint
CREATE INDEX `webhook_inbox_provider_ref` ON `webhook_inbox` (`provider_ref`);--> statement-breakpoint
-- By hand from here on.
-- What has come back may be given again: it is money of ours once more (payment/return-refund.ts).
DROP TRIGGER `refunds_within_charge`;--> statement-breakpoint
CREATE TRIGGER `refunds_within_charge` BEFORE INSERT ON `refunds` WHEN NEW.`status` <> 'failed' AND NEW.`amount_minor` >
	coalesce((SELECT sum(l.`amount_minor`) FROM `payment_ledger` l WHERE l.`kind` = 'charge' AND l.`attempt_id` = NEW.`attempt_id`
		AND l.`provider_transaction_id` = NEW.`provider_transaction_id` AND l.`currency` = NEW.`currency`), 0)
	- coalesce((SELECT sum(r.`amount_minor`) FROM `refunds` r WHERE r.`attempt_id` = NEW.`attempt_id`
		AND r.`provider_transaction_id` = NEW.`provider_transaction_id` AND r.`status` <> 'failed'), 0)
	- coalesce((SELECT -sum(l.`amount_minor`) FROM `payment_ledger` l
		WHERE l.`kind` IN ('refund', 'refund_returned') AND l.`attempt_id` = NEW.`attempt_id`
		AND NOT EXISTS (SELECT 1 FROM `refunds` r WHERE r.`attempt_id` = l.`attempt_id` AND r.`status` <> 'failed'
			AND r.`provider_refund_id` = l.`provider_transaction_id`)), 0)
BEGIN
	SELECT RAISE(ABORT, 'a refund exceeds its charge');
END;--> statement-breakpoint
-- Migration 0005 folded with SQLite's lower(), which knows ASCII alone. Empty ones are folded anew at the next start
-- (packages/api/src/orders/fold-orders.ts).
UPDATE `orders` SET `search_text` = '';--> statement-breakpoint
-- Orders that were cancelled while their customers were still waiting for the answer.
UPDATE `cancellation_requests` SET `status` = 'granted',
	`decided_at` = (SELECT o.`updated_at` FROM `orders` o WHERE o.`id` = `cancellation_requests`.`order_id`)
	WHERE `status` = 'open' AND `order_id` IN (SELECT o.`id` FROM `orders` o WHERE o.`status` = 'cancelled');
