DROP TABLE `order_files`;--> statement-breakpoint
CREATE TABLE `order_files` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text,
	`owner` text NOT NULL,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`kind` text,
	`has_preview` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `order_files_order` ON `order_files` (`order_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `order_files_owner` ON `order_files` (`owner`,`order_id`);