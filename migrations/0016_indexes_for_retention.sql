-- Not CONCURRENTLY, which no transaction can do: each of them holds up writers for one look through its table, half a
-- second for two million rows, because hardly any row belongs to it.
CREATE INDEX "orders_ended" ON "orders" USING btree ("released_at") WHERE released_at is not null;--> statement-breakpoint
CREATE INDEX "versions_unpaid" ON "versions" USING btree ("order_id") WHERE redo_status = 'unpaid';