CREATE INDEX `webhook_inbox_newest` ON `webhook_inbox` (`received_at`,`id`);--> statement-breakpoint
-- Written by hand: what the studio had begun was not noted as begun.
UPDATE `orders` SET `production_stage` = 'in_production' WHERE `work_started_at` IS NOT NULL AND `draft_delivered_at` IS NULL AND `production_stage` IN ('not_started', 'material_received');
