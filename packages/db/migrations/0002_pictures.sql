ALTER TABLE `templates` ADD `gallery` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
-- Rows that still name a drawing get the picture that has taken its place.
CREATE TABLE `drawings` (`path` text PRIMARY KEY NOT NULL, `picture` text NOT NULL);
--> statement-breakpoint
INSERT INTO `drawings` VALUES
	('/artwork/template-1.svg', 'pasta'),
	('/artwork/template-2.svg', 'sushi'),
	('/artwork/template-3.svg', 'coffee'),
	('/artwork/template-4.svg', 'smoothie'),
	('/artwork/template-5.svg', 'grill'),
	('/artwork/template-6.svg', 'cake'),
	('/artwork/template-7.svg', 'noodles'),
	('/artwork/template-8.svg', 'burger'),
	('/artwork/template-10.svg', 'drink'),
	('/artwork/template-11.svg', 'bakery'),
	('/artwork/template-12.svg', 'luxury'),
	('/artwork/template-13.svg', 'water'),
	('/artwork/template-14.svg', 'mint'),
	('/artwork/template-15.svg', 'green'),
	('/artwork/template-16.svg', 'silk'),
	('/artwork/template-17.svg', 'midnight'),
	('/artwork/template-18.svg', 'clay'),
	('/artwork/template-19.svg', 'lavender'),
	('/artwork/template-20.svg', 'lipstick'),
	('/artwork/template-21.svg', 'seaside'),
	('/artwork/template-22.svg', 'honey'),
	('/artwork/template-23.svg', 'spa'),
	('/artwork/template-24.svg', 'rose'),
	('/artwork/template-25.svg', 'pearl'),
	('/artwork/template-26.svg', 'citrus'),
	('/artwork/template-27.svg', 'fashion'),
	('/artwork/template-28.svg', 'flower'),
	('/artwork/package-sns.svg', 'phones-basic'),
	('/artwork/package-delivery.svg', 'phones-standard'),
	('/artwork/package-launch.svg', 'phones-premium');
--> statement-breakpoint
UPDATE `templates` SET `gallery` = json_array('/pictures/' || `drawings`.`picture` || '-detail-800.webp') FROM `drawings` WHERE `image` = `path`;
--> statement-breakpoint
UPDATE `templates` SET `image` = '/pictures/' || `drawings`.`picture` || '-800.webp' FROM `drawings` WHERE `image` = `path`;
--> statement-breakpoint
UPDATE `order_lines` SET `image` = '/pictures/' || `drawings`.`picture` || '-800.webp' FROM `drawings` WHERE `image` = `path`;
--> statement-breakpoint
UPDATE `cart_items` SET `template_image` = '/pictures/' || `drawings`.`picture` || '-800.webp' FROM `drawings` WHERE `template_image` = `path`;
--> statement-breakpoint
UPDATE `content_versions` SET `version` = `version` + 1 WHERE `name` = 'catalog';
--> statement-breakpoint
DROP TABLE `drawings`;
