CREATE TABLE `order_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `order_notes_order` ON `order_notes` (`order_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `templates` ADD `picture` text;--> statement-breakpoint
ALTER TABLE `templates` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `orders` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `orders` SET `search_text` = lower(replace(`id` || char(10) || `customer_name` || char(10) || `customer_email` || char(10) || `customer_phone` || char(10) || replace(`customer_phone`, '-', '') || char(10) || `brand_name` || char(10) || `package_name`, ' ', ''));--> statement-breakpoint
CREATE INDEX `orders_by_payment` ON `orders` (`payment_status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_country` ON `orders` (`country`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_provider` ON `orders` (`payment_method`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_search` ON `orders` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `orders_sums` ON `orders` (`status`,`currency`,`total_minor`);--> statement-breakpoint
CREATE INDEX `orders_days` ON `orders` (`created_at`,`country`,`currency`,`total_minor`,`paid_minor`,`refunded_minor`);--> statement-breakpoint
CREATE INDEX `auth_users_newest` ON `auth_users` (`created_at`);--> statement-breakpoint
CREATE INDEX `payment_ledger_days` ON `payment_ledger` (`counts`,`created_at`,`kind`,`currency`,`amount_minor`);