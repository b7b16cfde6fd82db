import { existsSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { ConfigError, readConfig } from './config.ts'
import { createServer } from './http/app.ts'
import { openStore } from './storage/open-store.ts'

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))

async function main(): Promise<void> {
  const config = readConfig(process.env, existsSync(webRoot) ? webRoot : undefined)
  const server = await createServer(config, () =>
    openStore({ databaseUrl: config.databaseUrl, folder: config.dataFolder }),
  )
  const address = await server.app.listen({ host: config.host, port: config.port })
  console.log(`Spellwright is running at ${address}`)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (isStopping) process.exit(130)
      isStopping = true
      server.stop('The server is restarting. You will be connected again.').then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(error instanceof ConfigError ? 2 : 1)
})
