import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

const whole = (fallback: number, least: number, most: number) =>
  z.coerce.number().int().min(least).max(most).default(fallback)

const Environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(4173, 0, 65535),
  DATABASE_URL: z.string().startsWith('postgres').optional(),
  /** Several processes that share a database share their rooms through this Redis. */
  REDIS_URL: z.string().startsWith('redis').optional(),
  /** The folder of the embedded database. */
  SPELLWRIGHT_DATA: z.string().optional(),
  XDG_DATA_HOME: z.string().optional(),
  /** Other addresses whose pages may connect, separated by commas, such as https://play.example.org. */
  ALLOWED_ORIGINS: z.string().default(''),
  MOST_ROOMS: whole(2000, 1, 100_000),
  MOST_SPECTATORS: whole(20, 0, 1000),
  MOST_CONNECTIONS: whole(5000, 1, 100_000),
  CONNECTIONS_PER_ADDRESS: whole(50, 1, 100_000),
  MESSAGES_PER_SECOND: whole(30, 1, 100_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface ServerConfig {
  readonly host: string
  readonly port: number
  readonly databaseUrl: string | undefined
  readonly redisUrl: string | undefined
  readonly dataFolder: string | undefined
  readonly allowedOrigins: readonly string[]
  readonly mostRooms: number
  readonly mostSpectators: number
  readonly mostConnections: number
  readonly connectionsPerAddress: number
  readonly messagesPerSecond: number
  readonly logLevel: string
  /** The folder with the built page; undefined serves no page. */
  readonly webRoot: string | undefined
}

/** A setting cannot be used; the message is a sentence for whoever set it. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the settings from environment variables. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, webRoot?: string): ServerConfig {
  const read = Environment.safeParse(environment)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new ConfigError(`The environment variable ${issue?.path.join('.')} cannot be used: ${issue?.message}.`)
  }
  const { data } = read
  if (data.REDIS_URL !== undefined && data.DATABASE_URL === undefined)
    throw new ConfigError('REDIS_URL needs DATABASE_URL: processes that share rooms must share a database.')
  const userData = data.XDG_DATA_HOME ?? join(homedir(), '.local', 'share')
  return {
    host: data.HOST,
    port: data.PORT,
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    dataFolder: data.SPELLWRIGHT_DATA ?? join(userData, 'spellwright', 'rooms'),
    allowedOrigins: data.ALLOWED_ORIGINS.split(',')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    mostRooms: data.MOST_ROOMS,
    mostSpectators: data.MOST_SPECTATORS,
    mostConnections: data.MOST_CONNECTIONS,
    connectionsPerAddress: data.CONNECTIONS_PER_ADDRESS,
    messagesPerSecond: data.MESSAGES_PER_SECOND,
    logLevel: data.LOG_LEVEL,
    webRoot,
  }
}
