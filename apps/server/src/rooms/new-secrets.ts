import { randomBytes } from 'node:crypto'
import { nanoid } from 'nanoid'
import type { MatchSecrets } from './room-event.ts'

export const newSecrets = (): MatchSecrets => ({ secret: randomBytes(24).toString('base64url'), replay: nanoid(16) })
