CREATE TABLE `enquiry_events` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`type` text NOT NULL,
	`author_id` text,
	`text` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `enquiry_events_enquiry` ON `enquiry_events` (`enquiry_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `review_events` (
	`id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	`type` text NOT NULL,
	`author_id` text,
	`reason` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`review_id`) REFERENCES `reviews`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`author_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `review_events_review` ON `review_events` (`review_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `reviews` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`item_key` text NOT NULL,
	`rating` integer NOT NULL,
	`text` text NOT NULL,
	`display_name` text NOT NULL,
	`language` text NOT NULL,
	`country` text NOT NULL,
	`status` text DEFAULT 'pending' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "reviews_rating" CHECK("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reviews_once` ON `reviews` (`order_id`,`item_key`);--> statement-breakpoint
CREATE INDEX `reviews_newest` ON `reviews` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_by_status` ON `reviews` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `reviews_of_item` ON `reviews` (`item_key`,`status`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `site_text_revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`page` text NOT NULL,
	`number` integer NOT NULL,
	`words` text NOT NULL,
	`restored` integer,
	`author_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `site_text_revisions_number` ON `site_text_revisions` (`page`,`number`);--> statement-breakpoint
CREATE TABLE `site_texts` (
	`page` text PRIMARY KEY NOT NULL,
	`draft` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`author_id` text,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
DROP INDEX `enquiries_newest`;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_by_status` ON `enquiries` (`status`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_newest` ON `enquiries` (`created_at`,`id`);