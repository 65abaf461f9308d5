CREATE TABLE `job_events` (
	`id` text PRIMARY KEY NOT NULL,
	`job_id` text NOT NULL,
	`type` text NOT NULL,
	`actor` text NOT NULL,
	`error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `job_events_job` ON `job_events` (`job_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `provider_health` (
	`provider` text PRIMARY KEY NOT NULL,
	`mode` text NOT NULL,
	`answered_at` integer,
	`failing_since` integer,
	`failure_code` text
);
--> statement-breakpoint
CREATE TABLE `erasures` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`actor` text NOT NULL,
	`kept_orders` integer NOT NULL,
	`erased_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `erasures_userId_unique` ON `erasures` (`user_id`);--> statement-breakpoint
CREATE TABLE `settings` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`version` integer NOT NULL,
	`value` text NOT NULL,
	`actor` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `settings_version` ON `settings` (`name`,`version`);--> statement-breakpoint
DROP INDEX `auth_users_newest`;--> statement-breakpoint
ALTER TABLE `auth_users` ADD `search_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `auth_users_search` ON `auth_users` (`created_at`,`id`,`search_text`);--> statement-breakpoint
CREATE INDEX `auth_users_with_phone` ON `auth_users` (`phone`) WHERE "auth_users"."phone" is not null;--> statement-breakpoint
CREATE INDEX `auth_users_newest` ON `auth_users` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `jobs_by_kind` ON `jobs` (`name`,`state`,`done_at`);--> statement-breakpoint
CREATE INDEX `payment_attempts_by_provider` ON `payment_attempts` (`provider`,`created_at`);