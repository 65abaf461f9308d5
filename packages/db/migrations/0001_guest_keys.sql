CREATE TABLE `order_access_keys` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_access_keys_order` ON `order_access_keys` (`order_id`);--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `access_token_hash`;--> statement-breakpoint
ALTER TABLE `orders` DROP COLUMN `access_expires_at`;