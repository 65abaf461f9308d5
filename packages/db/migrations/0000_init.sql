CREATE TABLE `auth_users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_folded` text NOT NULL,
	`username` text NOT NULL,
	`password` text NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`phone` text,
	`role` text DEFAULT 'customer' NOT NULL,
	`language` text DEFAULT 'ko' NOT NULL,
	`must_change_password` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `auth_users_emailFolded_unique` ON `auth_users` (`email_folded`);--> statement-breakpoint
CREATE UNIQUE INDEX `auth_users_username_unique` ON `auth_users` (`username`);--> statement-breakpoint
CREATE TABLE `email_undo_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`old_email` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `email_undo_tokens_token_unique` ON `email_undo_tokens` (`token`);--> statement-breakpoint
CREATE TABLE `password_reset_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `password_reset_tokens_token_unique` ON `password_reset_tokens` (`token`);--> statement-breakpoint
CREATE INDEX `password_reset_tokens_user` ON `password_reset_tokens` (`user_id`);--> statement-breakpoint
CREATE TABLE `user_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`token` text NOT NULL,
	`expires_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`user_agent` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `user_sessions_token_unique` ON `user_sessions` (`token`);--> statement-breakpoint
CREATE INDEX `user_sessions_user` ON `user_sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `cart_items` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`session_id` text,
	`template_id` integer NOT NULL,
	`template_title` text NOT NULL,
	`template_price` integer NOT NULL,
	`template_image` text NOT NULL,
	`quantity` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_items_user_template` ON `cart_items` (`user_id`,`template_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `cart_items_session_template` ON `cart_items` (`session_id`,`template_id`);--> statement-breakpoint
CREATE TABLE `content_versions` (
	`name` text PRIMARY KEY NOT NULL,
	`version` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `templates` (
	`id` integer PRIMARY KEY NOT NULL,
	`category` text NOT NULL,
	`base_price` integer NOT NULL,
	`image` text NOT NULL,
	`texts` text NOT NULL,
	`position` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE INDEX `templates_position` ON `templates` (`active`,`position`);--> statement-breakpoint
CREATE TABLE `enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text,
	`service` text NOT NULL,
	`message` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `enquiries_newest` ON `enquiries` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`payload` text NOT NULL,
	`dedupe_key` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`due_at` integer NOT NULL,
	`lease_until` integer,
	`last_error` text,
	`created_at` integer NOT NULL,
	`done_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_dedupe` ON `jobs` (`name`,`dedupe_key`);--> statement-breakpoint
CREATE INDEX `jobs_due` ON `jobs` (`state`,`due_at`);--> statement-breakpoint
CREATE TABLE `order_consents` (
	`order_id` text NOT NULL,
	`consent` text NOT NULL,
	`text_version` text NOT NULL,
	`language` text NOT NULL,
	`given_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_consents_once` ON `order_consents` (`order_id`,`consent`);--> statement-breakpoint
CREATE TABLE `order_events` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`type` text NOT NULL,
	`actor` text NOT NULL,
	`detail` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_events_order` ON `order_events` (`order_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `order_files` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`name` text NOT NULL,
	`path` text NOT NULL,
	`bytes` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_files_order` ON `order_files` (`order_id`);--> statement-breakpoint
CREATE TABLE `order_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`item_key` text NOT NULL,
	`title` text NOT NULL,
	`image` text NOT NULL,
	`quantity` integer NOT NULL,
	`unit_minor` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_lines_position` ON `order_lines` (`order_id`,`position`);--> statement-breakpoint
CREATE INDEX `order_lines_item` ON `order_lines` (`item_key`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`request_key` text NOT NULL,
	`request_hash` text NOT NULL,
	`access_token_hash` text,
	`access_expires_at` integer,
	`is_guest_order` integer NOT NULL,
	`order_type` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`payment_status` text DEFAULT 'unpaid' NOT NULL,
	`production_stage` text DEFAULT 'not_started' NOT NULL,
	`customer_name` text NOT NULL,
	`customer_email` text NOT NULL,
	`customer_phone` text NOT NULL,
	`customer_address` text DEFAULT '' NOT NULL,
	`requirements` text DEFAULT '' NOT NULL,
	`brand_name` text DEFAULT '' NOT NULL,
	`concept` text DEFAULT '' NOT NULL,
	`package_name` text NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`language` text NOT NULL,
	`total_minor` integer NOT NULL,
	`paid_minor` integer DEFAULT 0 NOT NULL,
	`refunded_minor` integer DEFAULT 0 NOT NULL,
	`payment_method` text,
	`transaction_id` text DEFAULT '' NOT NULL,
	`work_started_at` integer,
	`draft_delivered_at` integer,
	`paid_at` integer,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE set null,
	CONSTRAINT "orders_refund_within_paid" CHECK("orders"."refunded_minor" <= "orders"."paid_minor")
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_requestKey_unique` ON `orders` (`request_key`);--> statement-breakpoint
CREATE INDEX `orders_newest` ON `orders` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_of_user` ON `orders` (`user_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `orders_by_status` ON `orders` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `payment_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`number` integer NOT NULL,
	`provider` text NOT NULL,
	`mode` text NOT NULL,
	`merchant_ref` text NOT NULL,
	`provider_ref` text,
	`status` text DEFAULT 'created' NOT NULL,
	`uncertain` integer DEFAULT false NOT NULL,
	`charge_minor` integer NOT NULL,
	`charge_currency` text NOT NULL,
	`idempotency_key` text NOT NULL,
	`next_action` text,
	`confirm_hint` text,
	`failure_code` text,
	`failure_message` text,
	`expires_at` integer NOT NULL,
	`next_check_at` integer,
	`checks` integer DEFAULT 0 NOT NULL,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_attempts_merchantRef_unique` ON `payment_attempts` (`merchant_ref`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_attempts_number` ON `payment_attempts` (`order_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_attempts_one_open` ON `payment_attempts` (`order_id`) WHERE "payment_attempts"."status" in ('created', 'action_required', 'approved', 'processing');--> statement-breakpoint
CREATE INDEX `payment_attempts_due` ON `payment_attempts` (`next_check_at`);--> statement-breakpoint
CREATE INDEX `payment_attempts_provider_ref` ON `payment_attempts` (`provider`,`provider_ref`);--> statement-breakpoint
CREATE TABLE `payment_ledger` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`provider` text NOT NULL,
	`kind` text NOT NULL,
	`provider_transaction_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`counts` integer NOT NULL,
	`source` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attempt_id`) REFERENCES `payment_attempts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_ledger_once` ON `payment_ledger` (`provider`,`kind`,`provider_transaction_id`);--> statement-breakpoint
CREATE INDEX `payment_ledger_order` ON `payment_ledger` (`order_id`);--> statement-breakpoint
CREATE TABLE `refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`attempt_id` text NOT NULL,
	`provider_transaction_id` text NOT NULL,
	`merchant_refund_ref` text NOT NULL,
	`provider_refund_id` text,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`reason` text NOT NULL,
	`status` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attempt_id`) REFERENCES `payment_attempts`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refunds_positive" CHECK("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_merchantRefundRef_unique` ON `refunds` (`merchant_refund_ref`);--> statement-breakpoint
CREATE INDEX `refunds_order` ON `refunds` (`order_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `refunds_automatic_once` ON `refunds` (`provider_transaction_id`) WHERE "refunds"."reason" in ('late_payment', 'second_payment');--> statement-breakpoint
CREATE TABLE `webhook_inbox` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`merchant_ref` text,
	`provider_ref` text,
	`raw` blob NOT NULL,
	`headers` text NOT NULL,
	`state` text DEFAULT 'received' NOT NULL,
	`note` text,
	`received_at` integer NOT NULL,
	`processed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_inbox_once` ON `webhook_inbox` (`provider`,`event_id`);--> statement-breakpoint
CREATE INDEX `webhook_inbox_state` ON `webhook_inbox` (`state`,`received_at`);--> statement-breakpoint
CREATE TABLE `sandbox_refunds` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`merchant_refund_ref` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`status` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sandbox_sessions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sandbox_refunds_merchantRefundRef_unique` ON `sandbox_refunds` (`merchant_refund_ref`);--> statement-breakpoint
CREATE TABLE `sandbox_replies` (
	`key` text PRIMARY KEY NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer NOT NULL,
	`body` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sandbox_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`merchant_ref` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`currency` text NOT NULL,
	`title` text NOT NULL,
	`state` text NOT NULL,
	`outcome` text,
	`transaction_id` text,
	`details` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sandbox_sessions_ref` ON `sandbox_sessions` (`provider`,`merchant_ref`);