CREATE TABLE `item_days` (
	`day` text NOT NULL,
	`item_key` text NOT NULL,
	`currency` text NOT NULL,
	`quantity` integer NOT NULL,
	`cancelled_quantity` integer NOT NULL,
	`total_minor` integer NOT NULL,
	PRIMARY KEY(`day`, `item_key`, `currency`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `item_days_of_item` ON `item_days` (`item_key`,`currency`,`day`,`quantity`,`total_minor`);--> statement-breakpoint
CREATE TABLE `ledger_days` (
	`day` text NOT NULL,
	`kind` text NOT NULL,
	`currency` text NOT NULL,
	`count` integer NOT NULL,
	`amount_minor` integer NOT NULL,
	PRIMARY KEY(`day`, `kind`, `currency`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `order_days` (
	`day` text NOT NULL,
	`country` text NOT NULL,
	`currency` text NOT NULL,
	`status` text NOT NULL,
	`count` integer NOT NULL,
	`total_minor` integer NOT NULL,
	`paid_minor` integer NOT NULL,
	`refunded_minor` integer NOT NULL,
	PRIMARY KEY(`day`, `country`, `currency`, `status`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `studio_offsets` (
	`since` integer PRIMARY KEY NOT NULL,
	`offset_ms` integer NOT NULL
);
--> statement-breakpoint
DROP INDEX `auth_users_search`;--> statement-breakpoint
DROP INDEX `order_lines_item`;--> statement-breakpoint
DROP INDEX `orders_search`;--> statement-breakpoint
DROP INDEX `orders_sums`;--> statement-breakpoint
DROP INDEX `orders_days`;--> statement-breakpoint
-- By hand from here on, and WITHOUT ROWID above. Whoever rebuilds one of these tables makes its triggers anew
-- (docs/decisions/0023).
--
-- The sums. On which day a moment falls is told by the studio's clock: Seoul's here, at the next start the configured one
-- (packages/api/src/admin/keep-sums.ts). What each sum must be is said by its view.
INSERT INTO `studio_offsets` (`since`, `offset_ms`) VALUES (0, 32400000);--> statement-breakpoint
CREATE VIEW `order_days_counted` AS
SELECT `day`, `country`, `currency`, `status`, count(*) AS `count`, sum(`total_minor`) AS `total_minor`,
	sum(`paid_minor`) AS `paid_minor`, sum(`refunded_minor`) AS `refunded_minor`
FROM (
	SELECT '' AS `day`, a.* FROM `orders` a UNION ALL
	SELECT date((o.`created_at` + coalesce((
		SELECT `offset_ms` FROM `studio_offsets` WHERE `since` <= o.`created_at` ORDER BY `since` DESC LIMIT 1
	), 0)) / 1000, 'unixepoch'), o.* FROM `orders` o
)
GROUP BY `day`, `country`, `currency`, `status`;--> statement-breakpoint
CREATE VIEW `item_days_counted` AS
SELECT `day`, `item_key`, `currency`, sum(`quantity`) AS `quantity`,
	sum(CASE WHEN `status` = 'cancelled' THEN `quantity` ELSE 0 END) AS `cancelled_quantity`,
	sum(`quantity` * `unit_minor`) AS `total_minor`
FROM (
	SELECT '' AS `day`, a.* FROM `orders` a UNION ALL
	SELECT date((o.`created_at` + coalesce((
		SELECT `offset_ms` FROM `studio_offsets` WHERE `since` <= o.`created_at` ORDER BY `since` DESC LIMIT 1
	), 0)) / 1000, 'unixepoch'), o.* FROM `orders` o
) p JOIN `order_lines` l ON l.`order_id` = p.`id`
GROUP BY `day`, `item_key`, `currency`;--> statement-breakpoint
CREATE VIEW `ledger_days_counted` AS
SELECT `day`, `kind`, `currency`, count(*) AS `count`, sum(`amount_minor`) AS `amount_minor`
FROM (
	SELECT '' AS `day`, a.* FROM `payment_ledger` a UNION ALL
	SELECT date((l.`created_at` + coalesce((
		SELECT `offset_ms` FROM `studio_offsets` WHERE `since` <= l.`created_at` ORDER BY `since` DESC LIMIT 1
	), 0)) / 1000, 'unixepoch'), l.* FROM `payment_ledger` l
)
WHERE `counts` = 1 GROUP BY `day`, `kind`, `currency`;--> statement-breakpoint
INSERT INTO `order_days` SELECT * FROM `order_days_counted`;--> statement-breakpoint
INSERT INTO `item_days` SELECT * FROM `item_days_counted`;--> statement-breakpoint
INSERT INTO `ledger_days` SELECT * FROM `ledger_days_counted`;--> statement-breakpoint
-- A change of a sum, of its day and of all: what is inserted here is added there.
CREATE VIEW `order_days_moves` AS
SELECT 0 AS `created_at`, `country`, `currency`, `status`, `count`, `total_minor`, `paid_minor`, `refunded_minor`
FROM `order_days` WHERE false;--> statement-breakpoint
CREATE TRIGGER `order_days_move` INSTEAD OF INSERT ON `order_days_moves` BEGIN
	INSERT INTO `order_days`
	SELECT `day`, NEW.`country`, NEW.`currency`, NEW.`status`, NEW.`count`, NEW.`total_minor`, NEW.`paid_minor`, NEW.`refunded_minor`
	FROM (SELECT '' AS `day` UNION ALL SELECT date((NEW.`created_at` + coalesce((
		SELECT `offset_ms` FROM `studio_offsets` WHERE `since` <= NEW.`created_at` ORDER BY `since` DESC LIMIT 1
	), 0)) / 1000, 'unixepoch'))
	WHERE true
	ON CONFLICT (`day`, `country`, `currency`, `status`) DO UPDATE SET
		`count` = `count` + excluded.`count`,
		`total_minor` = `total_minor` + excluded.`total_minor`,
		`paid_minor` = `paid_minor` + excluded.`paid_minor`,
		`refunded_minor` = `refunded_minor` + excluded.`refunded_minor`;
END;--> statement-breakpoint
CREATE VIEW `item_days_moves` AS
SELECT 0 AS `created_at`, `item_key`, `currency`, `quantity`, `cancelled_quantity`, `total_minor`
FROM `item_days` WHERE false;--> statement-breakpoint
CREATE TRIGGER `item_days_move` INSTEAD OF INSERT ON `item_days_moves` BEGIN
	INSERT INTO `item_days`
	SELECT `day`, NEW.`item_key`, NEW.`currency`, NEW.`quantity`, NEW.`cancelled_quantity`, NEW.`total_minor`
	FROM (SELECT '' AS `day` UNION ALL SELECT date((NEW.`created_at` + coalesce((
		SELECT `offset_ms` FROM `studio_offsets` WHERE `since` <= NEW.`created_at` ORDER BY `since` DESC LIMIT 1
	), 0)) / 1000, 'unixepoch'))
	WHERE true
	ON CONFLICT (`day`, `item_key`, `currency`) DO UPDATE SET
		`quantity` = `quantity` + excluded.`quantity`,
		`cancelled_quantity` = `cancelled_quantity` + excluded.`cancelled_quantity`,
		`total_minor` = `total_minor` + excluded.`total_minor`;
END;--> statement-breakpoint
CREATE VIEW `ledger_days_moves` AS
SELECT 0 AS `created_at`, `kind`, `currency`, `count`, `amount_minor`
FROM `ledger_days` WHERE false;--> statement-breakpoint
CREATE TRIGGER `ledger_days_move` INSTEAD OF INSERT ON `ledger_days_moves` BEGIN
	INSERT INTO `ledger_days`
	SELECT `day`, NEW.`kind`, NEW.`currency`, NEW.`count`, NEW.`amount_minor`
	FROM (SELECT '' AS `day` UNION ALL SELECT date((NEW.`created_at` + coalesce((
		SELECT `offset_ms` FROM `studio_offsets` WHERE `since` <= NEW.`created_at` ORDER BY `since` DESC LIMIT 1
	), 0)) / 1000, 'unixepoch'))
	WHERE true
	ON CONFLICT (`day`, `kind`, `currency`) DO UPDATE SET
		`count` = `count` + excluded.`count`,
		`amount_minor` = `amount_minor` + excluded.`amount_minor`;
END;--> statement-breakpoint
CREATE TRIGGER `order_days_placed` AFTER INSERT ON `orders` BEGIN
	INSERT INTO `order_days_moves` VALUES (NEW.`created_at`, NEW.`country`, NEW.`currency`, NEW.`status`,
		1, NEW.`total_minor`, NEW.`paid_minor`, NEW.`refunded_minor`);
END;--> statement-breakpoint
CREATE TRIGGER `order_days_changed` AFTER UPDATE OF `status`, `total_minor`, `paid_minor`, `refunded_minor` ON `orders`
WHEN (OLD.`status`, OLD.`total_minor`, OLD.`paid_minor`, OLD.`refunded_minor`)
	IS NOT (NEW.`status`, NEW.`total_minor`, NEW.`paid_minor`, NEW.`refunded_minor`) BEGIN
	INSERT INTO `order_days_moves` VALUES (OLD.`created_at`, OLD.`country`, OLD.`currency`, OLD.`status`,
		-1, -OLD.`total_minor`, -OLD.`paid_minor`, -OLD.`refunded_minor`);
	INSERT INTO `order_days_moves` VALUES (NEW.`created_at`, NEW.`country`, NEW.`currency`, NEW.`status`,
		1, NEW.`total_minor`, NEW.`paid_minor`, NEW.`refunded_minor`);
END;--> statement-breakpoint
CREATE TRIGGER `order_days_dropped` AFTER DELETE ON `orders` BEGIN
	INSERT INTO `order_days_moves` VALUES (OLD.`created_at`, OLD.`country`, OLD.`currency`, OLD.`status`,
		-1, -OLD.`total_minor`, -OLD.`paid_minor`, -OLD.`refunded_minor`);
END;--> statement-breakpoint
CREATE TRIGGER `item_days_ordered` AFTER INSERT ON `order_lines` BEGIN
	INSERT INTO `item_days_moves` SELECT `created_at`, NEW.`item_key`, `currency`, NEW.`quantity`,
		CASE WHEN `status` = 'cancelled' THEN NEW.`quantity` ELSE 0 END, NEW.`quantity` * NEW.`unit_minor`
	FROM `orders` WHERE `id` = NEW.`order_id`;
END;--> statement-breakpoint
CREATE TRIGGER `item_days_dropped` AFTER DELETE ON `order_lines` BEGIN
	INSERT INTO `item_days_moves` SELECT `created_at`, OLD.`item_key`, `currency`, -OLD.`quantity`,
		CASE WHEN `status` = 'cancelled' THEN -OLD.`quantity` ELSE 0 END, -OLD.`quantity` * OLD.`unit_minor`
	FROM `orders` WHERE `id` = OLD.`order_id`;
END;--> statement-breakpoint
CREATE TRIGGER `item_days_cancelled` AFTER UPDATE OF `status` ON `orders`
WHEN (OLD.`status` = 'cancelled') <> (NEW.`status` = 'cancelled') BEGIN
	INSERT INTO `item_days_moves` SELECT NEW.`created_at`, `item_key`, NEW.`currency`, 0,
		CASE WHEN NEW.`status` = 'cancelled' THEN `quantity` ELSE -`quantity` END, 0
	FROM `order_lines` WHERE `order_id` = NEW.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `ledger_days_booked` AFTER INSERT ON `payment_ledger` BEGIN
	INSERT INTO `ledger_days_moves` SELECT NEW.`created_at`, NEW.`kind`, NEW.`currency`, 1, NEW.`amount_minor`
	WHERE NEW.`counts` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `ledger_days_changed` AFTER UPDATE ON `payment_ledger` BEGIN
	INSERT INTO `ledger_days_moves` SELECT OLD.`created_at`, OLD.`kind`, OLD.`currency`, -1, -OLD.`amount_minor`
	WHERE OLD.`counts` = 1;
	INSERT INTO `ledger_days_moves` SELECT NEW.`created_at`, NEW.`kind`, NEW.`currency`, 1, NEW.`amount_minor`
	WHERE NEW.`counts` = 1;
END;--> statement-breakpoint
CREATE TRIGGER `ledger_days_dropped` AFTER DELETE ON `payment_ledger` BEGIN
	INSERT INTO `ledger_days_moves` SELECT OLD.`created_at`, OLD.`kind`, OLD.`currency`, -1, -OLD.`amount_minor`
	WHERE OLD.`counts` = 1;
END;--> statement-breakpoint
-- What was sold, when and where is never another: neither sums nor indexes have to follow it.
CREATE TRIGGER `orders_stay` BEFORE UPDATE OF `created_at`, `country`, `currency` ON `orders`
WHEN (OLD.`created_at`, OLD.`country`, OLD.`currency`)
	IS NOT (NEW.`created_at`, NEW.`country`, NEW.`currency`) BEGIN
	SELECT RAISE(ABORT, 'an order stays when and where it was placed');
END;--> statement-breakpoint
CREATE TRIGGER `order_lines_stay` BEFORE UPDATE OF `order_id`, `item_key`, `quantity`, `unit_minor` ON `order_lines`
WHEN (OLD.`order_id`, OLD.`item_key`, OLD.`quantity`, OLD.`unit_minor`)
	IS NOT (NEW.`order_id`, NEW.`item_key`, NEW.`quantity`, NEW.`unit_minor`) BEGIN
	SELECT RAISE(ABORT, 'a line stays what was sold');
END;--> statement-breakpoint
CREATE TRIGGER `auth_users_stay` BEFORE UPDATE OF `created_at` ON `auth_users`
WHEN OLD.`created_at`
	IS NOT NEW.`created_at` BEGIN
	SELECT RAISE(ABORT, 'an account stays as old as it is');
END;--> statement-breakpoint
-- Where a row stands in its list: the millisecond in which it came, or the next one that is free. An index that is read by
-- descending place answers newest first, and stops where the page is full.
CREATE TABLE `order_places` (
	`place` integer PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL UNIQUE
);--> statement-breakpoint
CREATE VIEW `order_places_anew` AS
SELECT max(`created_at` - `at`) OVER (ORDER BY `at`) + `at` AS `place`, `id` AS `order_id`
FROM (SELECT *, row_number() OVER (ORDER BY `created_at`, `id`) AS `at` FROM `orders`);--> statement-breakpoint
INSERT INTO `order_places` SELECT * FROM `order_places_anew`;--> statement-breakpoint
-- What is indexed: the folded text by every three characters in a row, then the text again with a line's end between its
-- characters, by which one or two of them are three as well. Nothing that is looked for holds a line's end.
CREATE VIEW `order_words_source` AS
SELECT p.`place`, p.`order_id`, s.`search_text` || char(10, 10) || coalesce((
	WITH RECURSIVE walk(`at`) AS (SELECT 1 UNION ALL SELECT `at` + 1 FROM walk WHERE `at` < length(s.`search_text`))
	SELECT group_concat(substr(s.`search_text`, `at`, 1), char(10)) FROM walk
), '') || char(10) AS `words`
FROM `order_places` p JOIN `orders` s ON s.`id` = p.`order_id`;--> statement-breakpoint
CREATE VIRTUAL TABLE `order_words` USING fts5(`words`, content='order_words_source', content_rowid='place',
	tokenize='trigram case_sensitive 1', detail=none, columnsize=0);--> statement-breakpoint
INSERT INTO `order_words` (`order_words`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `order_words_new` AFTER INSERT ON `orders` BEGIN
	INSERT INTO `order_places` SELECT CASE
		WHEN NOT EXISTS (SELECT 1 FROM `order_places` WHERE `place` = NEW.`created_at`) THEN NEW.`created_at`
		ELSE (SELECT min(a.`place`) + 1 FROM `order_places` a WHERE a.`place` >= NEW.`created_at`
			AND NOT EXISTS (SELECT 1 FROM `order_places` b WHERE b.`place` = a.`place` + 1)) END, NEW.`id`;
	INSERT INTO `order_words` (`rowid`, `words`) SELECT `place`, `words` FROM `order_words_source` WHERE `order_id` = NEW.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `order_words_forget` BEFORE UPDATE OF `search_text` ON `orders`
WHEN OLD.`search_text` IS NOT NEW.`search_text` BEGIN
	INSERT INTO `order_words` (`order_words`, `rowid`, `words`)
		SELECT 'delete', `place`, `words` FROM `order_words_source` WHERE `order_id` = OLD.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `order_words_learn` AFTER UPDATE OF `search_text` ON `orders`
WHEN OLD.`search_text` IS NOT NEW.`search_text` BEGIN
	INSERT INTO `order_words` (`rowid`, `words`) SELECT `place`, `words` FROM `order_words_source` WHERE `order_id` = NEW.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `order_words_gone` BEFORE DELETE ON `orders` BEGIN
	INSERT INTO `order_words` (`order_words`, `rowid`, `words`)
		SELECT 'delete', `place`, `words` FROM `order_words_source` WHERE `order_id` = OLD.`id`;
	DELETE FROM `order_places` WHERE `order_id` = OLD.`id`;
END;--> statement-breakpoint
CREATE TABLE `member_places` (
	`place` integer PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL UNIQUE
);--> statement-breakpoint
CREATE VIEW `member_places_anew` AS
SELECT max(`created_at` - `at`) OVER (ORDER BY `at`) + `at` AS `place`, `id` AS `user_id`
FROM (SELECT *, row_number() OVER (ORDER BY `created_at`, `id`) AS `at` FROM `auth_users`);--> statement-breakpoint
INSERT INTO `member_places` SELECT * FROM `member_places_anew`;--> statement-breakpoint
CREATE VIEW `member_words_source` AS
SELECT p.`place`, p.`user_id`, s.`search_text` || char(10, 10) || coalesce((
	WITH RECURSIVE walk(`at`) AS (SELECT 1 UNION ALL SELECT `at` + 1 FROM walk WHERE `at` < length(s.`search_text`))
	SELECT group_concat(substr(s.`search_text`, `at`, 1), char(10)) FROM walk
), '') || char(10) AS `words`
FROM `member_places` p JOIN `auth_users` s ON s.`id` = p.`user_id`;--> statement-breakpoint
CREATE VIRTUAL TABLE `member_words` USING fts5(`words`, content='member_words_source', content_rowid='place',
	tokenize='trigram case_sensitive 1', detail=none, columnsize=0);--> statement-breakpoint
INSERT INTO `member_words` (`member_words`) VALUES ('rebuild');--> statement-breakpoint
CREATE TRIGGER `member_words_new` AFTER INSERT ON `auth_users` BEGIN
	INSERT INTO `member_places` SELECT CASE
		WHEN NOT EXISTS (SELECT 1 FROM `member_places` WHERE `place` = NEW.`created_at`) THEN NEW.`created_at`
		ELSE (SELECT min(a.`place`) + 1 FROM `member_places` a WHERE a.`place` >= NEW.`created_at`
			AND NOT EXISTS (SELECT 1 FROM `member_places` b WHERE b.`place` = a.`place` + 1)) END, NEW.`id`;
	INSERT INTO `member_words` (`rowid`, `words`) SELECT `place`, `words` FROM `member_words_source` WHERE `user_id` = NEW.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `member_words_forget` BEFORE UPDATE OF `search_text` ON `auth_users`
WHEN OLD.`search_text` IS NOT NEW.`search_text` BEGIN
	INSERT INTO `member_words` (`member_words`, `rowid`, `words`)
		SELECT 'delete', `place`, `words` FROM `member_words_source` WHERE `user_id` = OLD.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `member_words_learn` AFTER UPDATE OF `search_text` ON `auth_users`
WHEN OLD.`search_text` IS NOT NEW.`search_text` BEGIN
	INSERT INTO `member_words` (`rowid`, `words`) SELECT `place`, `words` FROM `member_words_source` WHERE `user_id` = NEW.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `member_words_gone` BEFORE DELETE ON `auth_users` BEGIN
	INSERT INTO `member_words` (`member_words`, `rowid`, `words`)
		SELECT 'delete', `place`, `words` FROM `member_words_source` WHERE `user_id` = OLD.`id`;
	DELETE FROM `member_places` WHERE `user_id` = OLD.`id`;
END;--> statement-breakpoint
-- Which orders hold a thing, in the same order.
CREATE TABLE `item_places` (
	`item_key` text NOT NULL,
	`place` integer NOT NULL,
	PRIMARY KEY (`item_key`, `place`)
) WITHOUT ROWID;--> statement-breakpoint
CREATE VIEW `item_places_anew` AS
SELECT DISTINCT l.`item_key`, p.`place`
FROM `order_lines` l JOIN `order_places` p ON p.`order_id` = l.`order_id`;--> statement-breakpoint
INSERT INTO `item_places` SELECT * FROM `item_places_anew`;--> statement-breakpoint
CREATE TRIGGER `item_places_ordered` AFTER INSERT ON `order_lines` BEGIN
	INSERT INTO `item_places` SELECT NEW.`item_key`, `place` FROM `order_places` WHERE `order_id` = NEW.`order_id`
	ON CONFLICT DO NOTHING;
END;--> statement-breakpoint
CREATE TRIGGER `item_places_dropped` AFTER DELETE ON `order_lines` BEGIN
	DELETE FROM `item_places` WHERE `item_key` = OLD.`item_key`
		AND `place` = (SELECT `place` FROM `order_places` WHERE `order_id` = OLD.`order_id`)
		AND NOT EXISTS (SELECT 1 FROM `order_lines` WHERE `order_id` = OLD.`order_id` AND `item_key` = OLD.`item_key`);
END;
