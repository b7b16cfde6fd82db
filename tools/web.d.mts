import type { Server } from 'node:http'

export const site: string
export function buildWeb(): void
export function serveWeb(port?: number, folder?: string): Promise<{ readonly server: Server; readonly address: string }>
