CREATE TABLE "replays" (
	"id" text PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "room_events" (
	"room" text NOT NULL,
	"seq" integer NOT NULL,
	"at" bigint NOT NULL,
	"event" jsonb NOT NULL,
	CONSTRAINT "room_events_room_seq_pk" PRIMARY KEY("room","seq")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "rooms_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "server_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "room_events" ADD CONSTRAINT "room_events_room_rooms_id_fk" FOREIGN KEY ("room") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rooms_open" ON "rooms" USING btree ("closed_at");