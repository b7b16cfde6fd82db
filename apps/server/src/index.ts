export { ConfigError, readConfig, type ServerConfig } from './config.ts'
export { createServer, type SpellwrightServer } from './http/app.ts'
export { openStore, type StoreOptions } from './storage/open-store.ts'
export type { RoomStore } from './storage/room-store.ts'
