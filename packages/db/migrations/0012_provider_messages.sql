CREATE INDEX `webhook_inbox_newest` ON `webhook_inbox` (`received_at`,`id`);
