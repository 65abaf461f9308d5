CREATE TABLE `sent_pictures` (
	`name` text PRIMARY KEY NOT NULL,
	`idle_since` integer
);
--> statement-breakpoint
CREATE INDEX `order_lines_sent_pictures` ON `order_lines` (`image`) WHERE "order_lines"."image" glob '/pictures/u-*';--> statement-breakpoint
-- By hand from here on: what stood there before.
UPDATE `templates` SET `gallery` = (
	SELECT json_group_array(json_object('image', value, 'picture', null, 'alt', json('{}'))) FROM json_each(`templates`.`gallery`)
);--> statement-breakpoint
INSERT OR IGNORE INTO `sent_pictures` (`name`) SELECT `picture` ->> '$.name' FROM `templates` WHERE `picture` IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `sent_pictures` (`name`) SELECT DISTINCT substr(`image`, 11, 18) FROM `order_lines` WHERE `image` GLOB '/pictures/u-*';
