CREATE TABLE `audit_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`actor_id` text NOT NULL,
	`actor_role` text NOT NULL,
	`session_id` text NOT NULL,
	`kind` text NOT NULL,
	`target` text NOT NULL,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_entries_newest` ON `audit_entries` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_actor` ON `audit_entries` (`actor_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_entries_by_kind` ON `audit_entries` (`kind`,`at`,`id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`code_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `recovery_codes_user` ON `recovery_codes` (`user_id`);--> statement-breakpoint
CREATE TABLE `staff_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_folded` text NOT NULL,
	`role` text NOT NULL,
	`language` text NOT NULL,
	`token` text NOT NULL,
	`invited_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`accepted_at` integer,
	`accepted_by` text,
	FOREIGN KEY (`invited_by`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`accepted_by`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `staff_invitations_token_unique` ON `staff_invitations` (`token`);--> statement-breakpoint
CREATE UNIQUE INDEX `staff_invitations_one_open` ON `staff_invitations` (`email_folded`) WHERE "staff_invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX `staff_invitations_accepted` ON `staff_invitations` (`accepted_by`);--> statement-breakpoint
CREATE TABLE `two_step_keys` (
	`user_id` text PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	`last_step` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `auth_users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `auth_users` ADD `two_step_since` integer;--> statement-breakpoint
-- By hand from here on: drizzle-kit knows neither backfills nor triggers.
UPDATE `auth_users` SET `role` = 'owner' WHERE `role` = 'administrator';--> statement-breakpoint
CREATE TRIGGER `audit_entries_stay` BEFORE UPDATE ON `audit_entries` BEGIN
	SELECT RAISE(ABORT, 'an audit entry is never changed');
END;--> statement-breakpoint
CREATE TRIGGER `audit_entries_remain` BEFORE DELETE ON `audit_entries` BEGIN
	SELECT RAISE(ABORT, 'an audit entry is never removed');
END;
